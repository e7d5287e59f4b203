import { useTranslate } from 'react-admin'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
import styles from './Tour.module.css'
import { useFloorOrder } from './useFloorOrder.ts'
import { useOwnShops } from './useOwnShops.ts'

interface ShopsByFloorProps {
  readonly texts: string
  readonly chosen: readonly string[]
  /** In the order of walking: from the lowest floor up, by number. */
  readonly onChoose: (ids: readonly string[]) => void
}

/** The own shops of the user, floor by floor, to choose from. */
export function ShopsByFloor({ texts, chosen, onChoose }: ShopsByFloorProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const { shops, isPending } = useOwnShops()
  const levels = useFloorOrder().flatMap((floor) => {
    const here = shops
      .filter(({ floor_id }) => floor_id === floor._id)
      .toSorted((a, b) => a.store_no.localeCompare(b.store_no, 'en'))
    return here.length > 0 ? [{ floor, here }] : []
  })
  const order = levels.flatMap(({ here }) => here.map(({ _id }) => _id))
  const choose = (ids: readonly string[], isOn: boolean) => {
    const next = new Set([...chosen.filter((id) => !ids.includes(id)), ...(isOn ? ids : [])])
    // A shop that is no longer the user's own stays chosen.
    const others = chosen.filter((id) => !order.includes(id))
    onChoose([...order, ...others].filter((id) => next.has(id)))
  }
  if (isPending) return <RecordSkeleton lines={3} />
  if (levels.length === 0) return <p>{translate(`${texts}.no_shops`)}</p>
  return levels.map(({ floor, here }) => {
    const ids = here.map(({ _id }) => _id)
    const isWhole = ids.every((id) => chosen.includes(id))
    return (
      <fieldset key={floor._id} className={styles['level']}>
        <legend className="visually-hidden">{floor.code}</legend>
        <label className={styles['floor']}>
          <input type="checkbox" checked={isWhole} onChange={() => choose(ids, !isWhole)} />
          {translate(`${texts}.whole_floor`, { floor: floor.code })}
        </label>
        <div className={styles['shops']}>
          {here.map((shop) => (
            <label key={shop._id}>
              <input
                type="checkbox"
                checked={chosen.includes(shop._id)}
                onChange={({ target }) => choose([shop._id], target.checked)}
              />
              <span>
                {shop.store_no} <small>{nameOf(shop)}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    )
  })
}
