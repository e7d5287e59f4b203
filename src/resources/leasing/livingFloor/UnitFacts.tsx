import { LinkBase, useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { unfixedStatuses } from '#contract/RM/problem.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { formatFigure } from '#src/kit/value/field/formatFigure.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { UnitPreview } from '#src/resources/leasing/leasingReport/UnitPreview.tsx'
import type { FloorReply, UnitMonth } from './useLivingFloor.ts'

interface UnitFactsProps {
  readonly reply: FloorReply
  readonly row: UnitMonth
  /** Whether the month is the present one, which the list of problems shows. */
  readonly isPresent: boolean
  readonly onClose: () => void
}

/** The preview of a unit in a month: its tenants, and its figures with links to what they count. */
export function UnitFacts({ reply: { units, sees, currency }, row, isPresent, onClose }: UnitFactsProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const money = (value: unknown) => formatFigure(value, { currency }, locale)
  const problems = useResourceOf('tour_problem')
  const filter = JSON.stringify({ store_id: [row.store_id], status: unfixedStatuses })
  const facts = [
    ...(sees.sales ? [['sales_density', money(row.sales_density)] as const] : []),
    ...(sees.rents ? [['base_rent_per_m2', money(row.base_rent_per_m2)] as const] : []),
    ...(sees.problems
      ? [
          [
            'open_problems',
            isPresent && problems !== undefined && row.open_problems !== null && row.open_problems > 0 ? (
              <LinkBase to={`/${problems}?filter=${encodeURIComponent(filter)}`}>
                {row.open_problems}
              </LinkBase>
            ) : (
              formatNumber(row.open_problems)
            ),
          ] as const,
        ]
      : []),
  ]
  return (
    <UnitPreview
      unit={{
        id: row.store_id,
        store_no: units.find(({ store_id }) => store_id === row.store_id)?.store_no ?? row.store_id,
        area: row.area,
        lines: row.tenants.map((one) => ({ ...one, currency })),
      }}
      onClose={onClose}
    >
      {facts.length > 0 && (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{translate(`leasing.floor.column.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </UnitPreview>
  )
}
