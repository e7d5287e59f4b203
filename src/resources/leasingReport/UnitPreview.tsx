import Close from '@mui/icons-material/CloseRounded'
import { IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { formatDay } from '#src/kit/field/formatDate.ts'
import { formatArea, formatNumber, noValue } from '#src/kit/field/formatNumber.ts'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { StatusChip } from '#src/kit/field/StatusChip.tsx'
import { useWords } from '#src/kit/field/useWords.ts'
import { shipColors } from '#src/resources/tenantShip/resource.ts'
import type { Line, Unit } from './floors.ts'
import styles from './Stacking.module.css'

/** A unit of the plan with its tenants, their terms, and links to all of them. */
export function UnitPreview({ unit, onClose }: { readonly unit: Unit; readonly onClose: () => void }) {
  const translate = useTranslate()
  return (
    <aside className={styles['preview']} aria-label={unit.store_no}>
      <header>
        <h2 aria-live="polite">{unit.store_no}</h2>
        <IconButton size="small" aria-label={translate('ra.action.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </header>
      <p>
        <ReferenceLabel to="store" id={unit.id} link /> · {formatArea(unit.area)}
      </p>
      {unit.lines.map((line) =>
        line.tenant_ship_id === null ? (
          <p key="vacant">{translate('leasing.report.vacant')}</p>
        ) : (
          <Tenant key={line.tenant_ship_id} line={line} />
        ),
      )}
    </aside>
  )
}

function Tenant({ line }: { readonly line: Line }) {
  const translate = useTranslate()
  const words = useWords(useResourceOf('tenant_ship'))
  const facts = [
    ['tenant', line.tenant_ship_id && <ReferenceLabel to="tenant_ship" id={line.tenant_ship_id} link />],
    ['contract_no', line.lease_ship_id && <ReferenceLabel to="lease_ship" id={line.lease_ship_id} link />],
    ['start_date', formatDay(line.start_date)],
    ['end_date', formatDay(line.end_date)],
    ...(line.base_rent_month === null
      ? []
      : [['base_rent_month', formatNumber(line.base_rent_month)] as const]),
  ] as const
  return (
    <>
      <StatusChip tone={shipColors[line.status ?? '']}>{words.choice('status', line.status)}</StatusChip>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`leasing.report.column.${name}`)}</dt>
            <dd>{value || noValue}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
