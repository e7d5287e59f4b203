import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import styles from './TourProblem.module.css'
import { periods, type usePeriod } from './usePeriod.ts'

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly of: readonly (readonly [value: T, text: string])[]
  readonly onChoose: (value: T) => void
}

/** One of a few choices, with its label. */
export function Choice<T extends string>({ label, value, of, onChoose }: ChoiceProps<T>) {
  return (
    <label className={styles['choice']}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = of.find(([one]) => one === target.value)
          if (chosen) onChoose(chosen[0])
        }}
      >
        {of.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['choices']}>{children}</div>
)

interface PeriodChoiceProps extends Pick<ReturnType<typeof usePeriod>, 'period' | 'first' | 'last' | 'set'> {
  readonly texts: string
  readonly children: ReactNode
}

/** A period by name, or from one day to another. */
export function PeriodChoice({ period, first, last, set, texts, children }: PeriodChoiceProps) {
  const translate = useTranslate()
  return (
    <Row>
      <Choice
        label={translate(`${texts}.period`)}
        value={period}
        of={periods.map((one) => [one, translate(`${texts}.periods.${one}`)])}
        onChoose={(chosen) =>
          set(chosen === 'own' ? { period: chosen, from: first, to: last } : { period: chosen })
        }
      />
      {period === 'own' &&
        (
          [
            ['from', first],
            ['to', last],
          ] as const
        ).map(([edge, day]) => (
          <label key={edge} className={styles['choice']}>
            <span>{translate(`${texts}.${edge}`)}</span>
            <input
              type="date"
              value={day}
              onChange={({ target }) => target.value && set({ [edge]: target.value })}
            />
          </label>
        ))}
      {children}
    </Row>
  )
}
