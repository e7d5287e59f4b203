import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RecordOf } from '#contract/resource.ts'
import type { tour } from '#contract/RM/tour.ts'

type TourCounts = Pick<RecordOf<typeof tour>, 'checked_count' | 'store_ids'>

/** How many shops of a tour have a result. */
export function Progress({ of }: { readonly of: TourCounts }) {
  const translate = useTranslate()
  return <>{translate('RM.tour.progress', { done: of.checked_count, all: of.store_ids.length })}</>
}
