import { useId } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatArea } from '#src/kit/value/field/formatNumber.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import wizard from './StoreChange.module.css'
import type { Store } from './storeRecord.ts'

interface MergeChoiceProps {
  readonly units: readonly Store[]
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  readonly error?: string | undefined
}

/** The units of the floor, as checkboxes. */
export function MergeChoice({ units, chosen, onChange, error }: MergeChoiceProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const help = useId()
  return (
    <fieldset className={wizard['choice']} aria-describedby={help}>
      <legend className="muted small">{translate('brandDB.store.merge.others')}</legend>
      <div id={help} className="small">
        {error !== undefined && <p className="red">{error}</p>}
        <p className="muted">{translate('brandDB.store.merge.others_help')}</p>
      </div>
      {units.length === 0 && <p>{translate('brandDB.store.merge.none')}</p>}
      <ul className="stack">
        {units.map((unit) => (
          <li key={unit._id}>
            <label className="row wrap">
              <input
                type="checkbox"
                checked={chosen.includes(unit._id)}
                onChange={({ target: { checked } }) =>
                  onChange(checked ? [...chosen, unit._id] : chosen.filter((id) => id !== unit._id))
                }
              />
              <strong>{unit.store_no}</strong> <span>{formatArea(unit.area)}</span>{' '}
              {unit.name && <span className="muted">{nameOf(unit)}</span>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
