import { useTranslate } from 'react-admin'
import type { RecordOf } from '#contract/resource.ts'
import type { tour } from '#contract/RM/tour.ts'

type TourCounts = Pick<RecordOf<typeof tour>, 'checked_count' | 'store_ids'>

/** How many shops of a tour have a result. */
export function Progress({ of, texts }: { readonly of: TourCounts; readonly texts: string }) {
  const translate = useTranslate()
  return <>{translate(`${texts}.progress`, { done: of.checked_count, all: of.store_ids.length })}</>
}
