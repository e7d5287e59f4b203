import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { isFinalBill } from './isFinalBill.ts'
import { RentLine } from './RentLine.tsx'

/** The rows that correct a bill that was issued or paid. */
export function Corrections() {
  const rent = useRecord<typeof tenantRent>()
  if (!isFinalBill(rent) || rent?.corrects !== null) return null
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
