import styles from './DataScope.module.css'
import type { Options } from './useScopeNames.ts'

interface BoxesProps {
  readonly label: string
  readonly options: Options
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Values to tick, as small buttons that wrap. */
export const Boxes = ({ label, options, chosen, onChange }: BoxesProps) => (
  <fieldset className={styles['boxes']} aria-label={label}>
    {options.map(([id, name]) => (
      <label key={id} className="row small gap-6">
        <input
          type="checkbox"
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
        {name}
      </label>
    ))}
  </fieldset>
)
