import { LinkBase, useCreatePath } from 'react-admin'
import { tenantRent } from '#contract/leasing/tenantRent.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useLoneWriter } from '#src/kit/value/field/useUnitOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { Charge } from './Charge.tsx'
import { statusColors } from './colors.ts'
import { Outstanding } from './Outstanding.tsx'
import styles from './TenantRent.module.css'

/** A rent in a line: month, kind of charge, amount, and what of it is not paid. */
export function RentLine({ rent }: { readonly rent: ShownRecord<typeof tenantRent> }) {
  const resource = useResourceOf(tenantRent.name) ?? ''
  const createPath = useCreatePath()
  const write = useLoneWriter(resource)(tenantRent.fields.amount_due, rent)
  const words = useWords(resource)
  return (
    <span className={styles['line']}>
      <LinkBase to={createPath({ resource, id: rent.id, type: 'show' })}>{rent.stat_month}</LinkBase>
      <span>
        <Charge rent={rent} />
      </span>
      <span data-figures>{write(rent.amount_due)}</span>
      {(rent.outstanding ?? 0) > 0 && <Outstanding rent={rent}>{write(rent.outstanding ?? 0)}</Outstanding>}
      <StatusChip tone={statusColors[rent.status]}>{words.choice('status', rent.status)}</StatusChip>
    </span>
  )
}
