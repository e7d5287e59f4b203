import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatArea } from '#src/kit/value/field/formatNumber.ts'
import wizard from './StoreChange.module.css'

/** A unit in a bar. */
export interface AreaPart {
  readonly store_no: string
  /** Square metres. */
  readonly area: number
}

/** The units before and after a change, each as wide as its area. */
export const AreaBars = ({
  before,
  after,
}: {
  readonly before: readonly AreaPart[]
  readonly after: readonly AreaPart[]
}) => (
  <div className="stack gap-12">
    <Bar name="before" parts={before} />
    <Bar name="after" parts={after} />
  </div>
)

function Bar({ name, parts }: { readonly name: 'before' | 'after'; readonly parts: readonly AreaPart[] }) {
  const translate = useTranslate()
  const label = translate(`brandDB.store.split.${name}`)
  return (
    <div className={wizard['barRow']}>
      <span className="muted">{label}</span>
      <ul className={wizard['bar']} aria-label={label}>
        {parts.map(({ store_no, area }) => (
          <li
            className="stack shrink figures anywhere"
            key={store_no}
            style={{ flexGrow: Math.max(area, 0.01) }}
          >
            <strong>{store_no}</strong>
            <span>{formatArea(area)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
