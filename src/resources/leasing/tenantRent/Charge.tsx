import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { tenantRent } from '#contract/leasing/tenantRent.ts'
import type { RecordOf } from '#contract/resource.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'

/** What a rent is for, and whether the row corrects another. */
export function Charge({
  rent: { charge_type, corrects },
}: {
  readonly rent: Pick<RecordOf<typeof tenantRent>, 'charge_type' | 'corrects'>
}) {
  const translate = useTranslate()
  const charge = useWords(useResourceOf(tenantRent.name) ?? '').choice('charge_type', charge_type)
  return corrects === null ? charge : translate('leasing.rent.correction_of', { charge })
}
