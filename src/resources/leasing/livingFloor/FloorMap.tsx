import type { KeyboardEvent } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useFile } from '#src/kit/value/picture/useFiles.ts'
import type { Floor } from '#src/resources/brandDB/floor/useFloors.ts'
import { tintOf } from '#src/resources/leasing/leasingReport/tintOf.ts'
import styles from './LivingFloor.module.css'
import { neighbour } from './neighbour.ts'
import { tenantNames } from './tenantNames.ts'
import type { FloorReply, UnitMonth } from './useLivingFloor.ts'
import type { Tint } from './useTint.ts'

interface FloorMapProps {
  readonly floor: Floor
  readonly units: FloorReply['units']
  /** The units of the month. */
  readonly rows: readonly UnitMonth[]
  readonly tint: Tint
  readonly chosen: string | null
  readonly setChosen: (id: string | null) => void
  /** A description for screen readers. */
  readonly label: string
}

interface PlacedUnit {
  readonly store_id: string
  readonly store_no: string
  readonly row: UnitMonth
}

/** The drawing of a floor with its units as coloured buttons. The arrow keys move from unit to unit. */
export function FloorMap({ floor, units, rows, tint, chosen, setChosen, label }: FloorMapProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const file = useFile(floor.plan)
  const placed = rows.flatMap((row) => {
    const unit = units.find(({ store_id }) => store_id === row.store_id)
    return unit ? [{ ...unit, row }] : []
  })
  const drawn = placed.flatMap(({ outline, ...unit }) => (outline ? [{ ...unit, outline }] : []))
  const others = placed.filter(({ outline }) => outline === null)
  const first = drawn.find(({ store_id }) => store_id === chosen) ?? drawn[0]
  const colorOf = ({ row }: PlacedUnit) => tintOf(tint.bandOf(row).tone)
  const propsOf = ({ store_id, row }: PlacedUnit) => ({
    type: 'button' as const,
    'data-tone': tint.bandOf(row).tone,
    'aria-pressed': store_id === chosen,
    title: tenantNames(row, locale) || tint.valueOf(row),
    onClick: () => setChosen(store_id === chosen ? null : store_id),
  })
  return (
    <>
      <div className="box scroll">
        <fieldset className={styles['map']} aria-label={label}>
          {file ? (
            <img className={styles['picture']} src={file.url} alt="" draggable={false} />
          ) : (
            <span className={styles['ground']} />
          )}
          {drawn.map((unit) => (
            <button
              key={unit.store_id}
              {...propsOf(unit)}
              className={styles['unit']}
              style={{ ...placeOf(unit.outline), ...colorOf(unit) }}
              tabIndex={unit === first ? 0 : -1}
              onKeyDown={move}
            >
              <Tag unit={unit} tint={tint} />
            </button>
          ))}
        </fieldset>
      </div>
      {others.length > 0 && (
        <div className={styles['others']}>
          <p className="muted">{translate('leasing.floor.not_drawn')}</p>
          {others.map((unit) => (
            <button key={unit.store_id} {...propsOf(unit)} className={styles['other']} style={colorOf(unit)}>
              <Tag unit={unit} tint={tint} />
            </button>
          ))}
        </div>
      )}
    </>
  )
}

/** What is written on a unit; screen readers read its tenants too. */
function Tag({ unit: { store_no, row }, tint }: { readonly unit: PlacedUnit; readonly tint: Tint }) {
  const locale = useLocale()
  return (
    <span className={styles['tag']}>
      <strong className="cut figures">{store_no}</strong>{' '}
      <span className="cut">
        <b>{markOf(tint, row)}</b> <span>{tint.valueOf(row)}</span>
      </span>
      <span className="visually-hidden">{tenantNames(row, locale)}</span>
    </span>
  )
}

const markOf = ({ bands, bandOf }: Tint, row: UnitMonth): string => {
  const { label } = bandOf(row)
  return bands.find((band) => band.label === label)?.mark ?? ''
}

/** The box of an outline as fractions of the drawing, and the outline inside the box. */
function placeOf(corners: readonly (readonly [number, number])[]) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left || 0.01, Math.max(...ys) - top || 0.01]
  const inside = corners.map(([x, y]) => `${percent((x - left) / width)} ${percent((y - top) / height)}`)
  return {
    left: percent(left),
    top: percent(top),
    width: percent(width),
    height: percent(height),
    clipPath: `polygon(${inside.join(', ')})`,
  }
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

function move(event: KeyboardEvent<HTMLButtonElement>): void {
  const next = neighbour(event.currentTarget, event.key)
  if (!next) return
  event.preventDefault()
  next.focus()
}
