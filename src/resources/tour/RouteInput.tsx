import { useTranslate } from 'react-admin'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { FieldError } from '#src/kit/input/FieldError.tsx'
import { useFieldInput } from '#src/kit/input/useFieldInput.ts'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
import styles from './Tour.module.css'
import { useFloorOrder } from './useFloorOrder.ts'
import { useOwnShops } from './useOwnShops.ts'

/** An input for the route of a tour: the own shops, floor by floor. It is walked from the lowest floor up, by number. */
export function RouteInput({ texts }: { readonly texts: string }) {
  const input = useFieldInput('store_ids')
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
  const chosen = Array.isArray(input.value) ? input.value.map(String) : []
  const choose = (ids: readonly string[], isOn: boolean) => {
    const next = new Set([...chosen.filter((id) => !ids.includes(id)), ...(isOn ? ids : [])])
    // A shop that is no longer the person's own stays on the route.
    const others = chosen.filter((id) => !order.includes(id))
    input.setValue([...order, ...others].filter((id) => next.has(id)))
  }
  return (
    <fieldset className={styles['route']} aria-describedby={input.describedBy} id={input.id}>
      <legend>
        {input.label} <span>{translate('atrium.form.required')}</span>
      </legend>
      <output>{translate(`${texts}.chosen`, { smart_count: chosen.length })}</output>
      <FieldError id={input.id} error={input.error} />
      {isPending && <RecordSkeleton lines={3} />}
      {!isPending && levels.length === 0 && <p>{translate(`${texts}.no_shops`)}</p>}
      {levels.map(({ floor, here }) => {
        const ids = here.map(({ _id }) => _id)
        const isWhole = ids.every((id) => chosen.includes(id))
        return (
          <fieldset key={floor._id}>
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
      })}
    </fieldset>
  )
}
