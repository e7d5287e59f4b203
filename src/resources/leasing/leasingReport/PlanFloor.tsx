import type { KeyboardEvent } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { joinNames } from '#contract/joinNames.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { formatArea, formatRatio } from '#src/kit/value/field/formatNumber.ts'
import { tenantName } from '#src/resources/leasing/tenantShip/tenantName.ts'
import type { Level, Line, Unit } from './floors.ts'
import styles from './Stacking.module.css'
import { tintOf } from './tintOf.ts'

interface PlanFloorProps {
  readonly floor: Level
  readonly toneOf: (line: Line) => { readonly tone: string; readonly label: string }
  readonly chosen: string | null
  readonly setChosen: (id: string | null) => void
}

/** A floor as a strip of its units, as wide as their areas. The arrow keys move from unit to unit. */
export function PlanFloor({ floor, toneOf, chosen, setChosen }: PlanFloorProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const nameOf = ({ lines }: Unit) =>
    lines
      .map((line) => (line.tenant_ship_id === null ? toneOf(line).label : tenantName(line, locale)))
      .join(' / ')
  const factsOf = ({ area, lines }: Unit) =>
    joinNames(
      [
        ...lines.flatMap((line) => [
          line.tenant_ship_id === null ? '' : toneOf(line).label,
          line.end_date ? translate('leasing.report.until', { day: formatDay(line.end_date) }) : '',
        ]),
        formatArea(area),
      ].filter(Boolean),
      locale,
    )
  return (
    <section className={styles['floor']} aria-label={floor.code}>
      <h2 className="stack rigid">
        {floor.code}
        <span className="muted tiny figures">{formatRatio(floor.occupancy)}</span>
      </h2>
      <div className={styles['strip']}>
        {floor.units.map((unit) => (
          <button
            key={unit.id}
            type="button"
            className={styles['unit']}
            style={{ flexGrow: unit.area, ...tintOf(toneOf(unit.lines[0]).tone) }}
            data-unit
            data-tone={toneOf(unit.lines[0]).tone}
            aria-pressed={unit.id === chosen}
            // It begins with what the button shows.
            aria-label={`${unit.store_no} ${nameOf(unit)}, ${factsOf(unit)}`}
            title={factsOf(unit)}
            onKeyDown={move}
            onClick={() => setChosen(unit.id === chosen ? null : unit.id)}
          >
            <strong className="cut strong figures">{unit.store_no}</strong>{' '}
            <span className="cut">{nameOf(unit)}</span>
          </button>
        ))}
      </div>
    </section>
  )
}

/** Left and right to the neighbours, up and down to the nearest unit of the next floor. */
function move(event: KeyboardEvent<HTMLButtonElement>): void {
  const from = event.currentTarget
  const next = target(event.key, from)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function target(key: string, from: HTMLElement): HTMLElement | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const sibling = key === 'ArrowLeft' ? from.previousElementSibling : from.nextElementSibling
    return sibling instanceof HTMLElement ? sibling : undefined
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const floor = from.closest('section')
  const other = key === 'ArrowUp' ? floor?.previousElementSibling : floor?.nextElementSibling
  const middle = (one: HTMLElement) => one.offsetLeft + one.offsetWidth / 2
  return [...(other?.querySelectorAll<HTMLElement>('[data-unit]') ?? [])].toSorted(
    (a, b) => Math.abs(middle(a) - middle(from)) - Math.abs(middle(b) - middle(from)),
  )[0]
}
