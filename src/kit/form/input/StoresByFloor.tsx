import type { RaRecord } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { inNaturalOrder } from '#src/kit/base/text/inNaturalOrder.ts'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import styles from './Stores.module.css'
import { useFloorOrder } from './useFloorOrder.ts'

/** A store to choose, as those read it who may only read its name. */
export type StoreOption = RaRecord & {
  readonly _id: string
  readonly store_no: string
  readonly floor_id: string
}

/** Stores to choose from, and those that are chosen. */
export interface StoresByFloorProps {
  readonly stores: readonly StoreOption[]
  readonly isPending: boolean
  /** The site of the stores; the current site by default. */
  readonly site?: string | undefined
  readonly chosen: readonly string[]
  /** In the order of walking: from the lowest floor up, by number. */
  readonly onChoose: (ids: readonly string[]) => void
}

/** Stores to choose from, floor by floor: one by one, or a floor at once. */
export function StoresByFloor({ stores, isPending, site, chosen, onChoose }: StoresByFloorProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const levels = useFloorOrder(site).flatMap((floor) => {
    const here = stores
      .filter(({ floor_id }) => floor_id === floor._id)
      .toSorted((a, b) => inNaturalOrder(a.store_no, b.store_no))
    return here.length > 0 ? [{ floor, here }] : []
  })
  const order = levels.flatMap(({ here }) => here.map(({ _id }) => _id))
  const isChosen = new Set(chosen)
  const choose = (ids: readonly string[], isOn: boolean) => {
    const next = new Set([...chosen.filter((id) => !ids.includes(id)), ...(isOn ? ids : [])])
    // A store that is no longer offered stays chosen.
    const others = chosen.filter((id) => !order.includes(id))
    onChoose([...order, ...others].filter((id) => next.has(id)))
  }
  if (isPending) return <RecordSkeleton lines={3} />
  if (levels.length === 0) return <p>{translate('atrium.pick.no_stores')}</p>
  return levels.map(({ floor, here }) => {
    const ids = here.map(({ _id }) => _id)
    const isWhole = ids.every((id) => isChosen.has(id))
    return (
      <fieldset key={floor._id} className={styles['level']}>
        <legend className="visually-hidden">{floor.code}</legend>
        <label className="row medium gap-8">
          <input type="checkbox" checked={isWhole} onChange={() => choose(ids, !isWhole)} />
          {translate('atrium.pick.whole_floor', { floor: floor.code })}
        </label>
        <div className={styles['stores']}>
          {here.map((store) => (
            <label key={store._id} className="row gap-8">
              <input
                type="checkbox"
                checked={isChosen.has(store._id)}
                onChange={({ target }) => choose([store._id], target.checked)}
              />
              <span>
                {store.store_no} <small className="muted small">{nameOf(store)}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    )
  })
}
