import { billingLine } from '#contract/PS/billingLine.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useLoneWriter } from '#src/kit/value/field/useUnitOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { actionColors } from './colors.ts'

/** What a run does about a charge, in a line: unit, charge, amount and action. */
export function LineRow({ line }: { readonly line: ShownRecord<typeof billingLine> }) {
  const resource = useResourceOf(billingLine.name) ?? ''
  const { choice } = useWords(resource)
  const write = useLoneWriter(resource)(billingLine.fields.amount, line)
  return (
    <span className="row wrap grow gap-8-16">
      <span className="grow">
        <ReferenceLabel to="store" id={line.store_id} more="store_no" />
      </span>
      <span className="muted">{choice('charge_type', line.charge_type)}</span>
      <span className="figures">{write(line.amount)}</span>
      <StatusChip tone={actionColors[line.action]}>{choice('action', line.action)}</StatusChip>
    </span>
  )
}
