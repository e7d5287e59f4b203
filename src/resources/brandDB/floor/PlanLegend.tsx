import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './FloorPlan.module.css'
import { colorsOf } from './Outlines.tsx'
import type { PlanTint } from './planTints.ts'

interface PlanLegendProps {
  readonly tints: ReadonlyMap<string, PlanTint>
  /** How many units have each colour. */
  readonly counts: ReadonlyMap<string, number>
}

/** What the colours of a plan mean. */
export function PlanLegend({ tints, counts }: PlanLegendProps) {
  const translate = useTranslate()
  return (
    <ul className={styles['legend']} aria-label={translate('brandDB.floor.legend')}>
      {[...tints].map(([value, tint]) => (
        <li key={value} style={colorsOf(tint)}>
          <span aria-hidden="true" />
          {tint.label} <small className="muted figures">{counts.get(value) ?? 0}</small>
        </li>
      ))}
    </ul>
  )
}
