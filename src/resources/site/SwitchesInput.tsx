import { useTranslate } from 'react-admin'
import { site } from '#contract/common/site.ts'
import { controlProps } from '#src/kit/input/controlProps.ts'
import { Labelled } from '#src/kit/input/Labelled.tsx'
import { useFieldInput } from '#src/kit/input/useFieldInput.ts'
import { flags, type Switches } from './switches.ts'
import styles from './Switches.module.css'

/** What is done differently at a site. What is not set follows the parameters. */
export function SwitchesInput() {
  const translate = useTranslate()
  const input = useFieldInput('switches')
  const parsed = site.fields.switches.schema.safeParse(input.value)
  const switches: Switches = parsed.success ? parsed.data : {}
  const set = (change: { readonly [K in keyof Switches]?: Switches[K] | undefined }) => {
    const next = Object.entries({ ...switches, ...change }).filter(([, value]) => value !== undefined)
    input.setValue(Object.fromEntries(next))
  }
  const unset = translate('System.site.switch.unset')
  return (
    <Labelled {...input}>
      <div className={styles['switches']}>
        {flags.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={switches[name] ?? false}
              onChange={({ target }) => set({ [name]: target.checked })}
            />
            {translate(`System.site.switch.${name}`)}
          </label>
        ))}
        <label>
          {translate('System.site.switch.scoring_scale')}
          <select
            {...controlProps({ ...input, id: `${input.id}-scale` })}
            value={switches.scoring_scale ?? ''}
            onChange={({ target: { value } }) =>
              set({ scoring_scale: value === 'percent' || value === 'five' ? value : undefined })
            }
          >
            <option value="">{unset}</option>
            <option value="percent">{translate('System.site.switch.percent')}</option>
            <option value="five">{translate('System.site.switch.five')}</option>
          </select>
        </label>
        <label>
          {translate('System.site.switch.sales_due_day')}
          <input
            {...controlProps({ ...input, id: `${input.id}-day` })}
            type="number"
            min={1}
            max={31}
            placeholder={unset}
            value={switches.sales_due_day ?? ''}
            onChange={({ target: { value } }) => set({ sales_due_day: dayOf(value) })}
          />
        </label>
      </div>
    </Labelled>
  )
}

/** A day of the month; undefined for anything else. */
const dayOf = (typed: string): number | undefined => {
  const day = Number(typed)
  return Number.isInteger(day) && day >= 1 && day <= 31 ? day : undefined
}
