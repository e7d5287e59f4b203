import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Check } from '#contract/System/status.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import styles from './Checks.module.css'

const tones = { good: 'green', attention: 'amber', bad: 'red' } as const

/** Checks whose text also depends on what they are about. */
const kinds: ReadonlySet<string> = new Set(['storage good', 'delivery attention'])

/** What was checked, each with a state and a sentence; above them how it is as a whole. */
export function Checks({ checks }: { readonly checks: readonly Check[] }) {
  const translate = useTranslate()
  const states = new Set(checks.map(({ state }) => state))
  const whole = states.has('bad') ? 'bad' : states.has('attention') ? 'attention' : 'good'
  return (
    <>
      <output className={styles['whole']}>
        <StatusChip tone={tones[whole]}>{translate(`System.status.state.${whole}`)}</StatusChip>{' '}
        {translate(`System.status.whole.${whole}`)}
      </output>
      <dl className={styles['checks']}>
        {checks.map(({ name, state, values }) => {
          const key = `System.status.check.${name}.${state}`
          const text = kinds.has(`${name} ${state}`) ? `${key}.${String(values['kind'])}` : key
          return (
            <div key={name} className="stack gap-4-16">
              <dt>{translate(`System.status.check.${name}.title`)}</dt>
              <dd className="flex wrap gap-4-12">
                <StatusChip tone={tones[state]}>{translate(`System.status.state.${state}`)}</StatusChip>
                <span>{translate(text, values)}</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
