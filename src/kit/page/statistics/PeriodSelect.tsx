import { useId } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { DayBox } from '#src/kit/form/input/DayBox.tsx'
import { LabelledSelect, PageControl } from './LabelledSelect.tsx'
import styles from './Statistics.module.css'
import { periods, type usePeriod } from './usePeriod.ts'

type PeriodSelectProps = Pick<ReturnType<typeof usePeriod>, 'name' | 'first' | 'last' | 'set'>

/**
 * Selects a period by name, or from one day to another: `<PeriodSelect {...usePeriod()} />`. While the last day is before the
 * first it says so beside them, and a page has no figures to show.
 */
export function PeriodSelect({ name, first, last, set }: PeriodSelectProps) {
  const translate = useTranslate()
  const text = (key: string) => translate(`atrium.period.${key}`)
  const days = { from: first, to: last }
  const id = useId()
  const isSwapped = name === 'own' && last < first
  return (
    <>
      <LabelledSelect
        label={text('label')}
        value={name}
        options={periods.map((period) => [period, text(period)])}
        onChange={(period) => set(period === 'own' ? { period, ...days } : { period })}
      />
      {name === 'own' &&
        Object.entries(days).map(([edge, day]) => (
          <PageControl key={edge} label={text(edge)}>
            <DayBox
              value={day}
              onChange={(chosen) => chosen && set({ [edge]: chosen })}
              aria-invalid={isSwapped}
              {...(isSwapped ? { 'aria-describedby': id } : {})}
            />
          </PageControl>
        ))}
      {isSwapped && (
        <p id={id} role="alert" className={styles['wrong']}>
          {text('swapped')}
        </p>
      )}
    </>
  )
}
