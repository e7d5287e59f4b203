import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { RentLine } from './RentLine.tsx'

/** The rows that correct a bill of which something was paid. */
export function Corrections() {
  const rent = useRecord<typeof tenantRent>()
  if (rent?.status !== 'paid' && rent?.status !== 'partly_paid') return null
  if (rent.corrects !== null) return null
  return (
    <RelatedRecords
      title="leasing.rent.corrections"
      contract={tenantRent}
      by="corrects"
      empty="leasing.rent.no_corrections"
      render={(row) => <RentLine rent={row} />}
    />
  )
}
