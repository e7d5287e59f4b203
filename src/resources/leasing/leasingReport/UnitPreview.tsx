import Close from '@mui/icons-material/CloseRounded'
import { IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { formatFigure } from '#src/kit/value/field/formatFigure.ts'
import { formatArea, noValue } from '#src/kit/value/field/formatNumber.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { statusColors as shipColors } from '#src/resources/leasing/tenantShip/colors.ts'
import type { Line } from './floors.ts'
import styles from './Stacking.module.css'

type Tenancy = Pick<
  Line,
  'tenant_ship_id' | 'lease_ship_id' | 'status' | 'start_date' | 'end_date' | 'base_rent_month'
> & { readonly currency: string | null }

interface UnitPreviewProps {
  readonly unit: {
    readonly id: string
    readonly store_no: string
    readonly area: number
    /** Its tenants. A vacant unit has none, or a line without a tenancy. */
    readonly lines: readonly Tenancy[]
  }
  readonly onClose: () => void
  /** Further facts. */
  readonly children?: ReactNode
}

/** A unit of a plan with its tenants, their terms, and links to all of them. */
export function UnitPreview({ unit, onClose, children }: UnitPreviewProps) {
  const translate = useTranslate()
  const tenants = unit.lines.filter(({ tenant_ship_id }) => tenant_ship_id !== null)
  return (
    <aside className={styles['preview']} aria-label={unit.store_no}>
      <header className="row between">
        <h2 aria-live="polite">{unit.store_no}</h2>
        <IconButton size="small" aria-label={translate('ra.action.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </header>
      <p>
        <ReferenceLabel to="store" id={unit.id} link /> · {formatArea(unit.area)}
      </p>
      {tenants.length === 0 && <p>{translate('leasing.report.vacant')}</p>}
      {tenants.map((line) => (
        <Tenant key={line.tenant_ship_id} line={line} />
      ))}
      {children}
    </aside>
  )
}

function Tenant({ line }: { readonly line: Tenancy }) {
  const translate = useTranslate()
  const words = useWords(useResourceOf('tenant_ship'))
  const locale = useLocale() ?? ''
  const facts = [
    ['tenant', line.tenant_ship_id && <ReferenceLabel to="tenant_ship" id={line.tenant_ship_id} link />],
    ['contract_no', line.lease_ship_id && <ReferenceLabel to="lease_ship" id={line.lease_ship_id} link />],
    ['start_date', formatDay(line.start_date)],
    ['end_date', formatDay(line.end_date)],
    ...(line.base_rent_month === null
      ? []
      : [
          [
            'base_rent_month',
            formatFigure(
              line.base_rent_month,
              line.currency === null ? 'count' : { currency: line.currency },
              locale,
            ),
          ] as const,
        ]),
  ] as const
  return (
    <>
      <StatusChip tone={shipColors[line.status ?? '']}>{words.choice('status', line.status)}</StatusChip>
      <dl className="stack gap-6">
        {facts.map(([name, value]) => (
          <div key={name} className="flex between gap-12">
            <dt>{translate(`leasing.report.column.${name}`)}</dt>
            <dd className="text-end">{value || noValue}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
