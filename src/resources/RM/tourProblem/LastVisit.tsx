import { useRef, useState } from 'react'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { listCall } from '#contract/resourceCalls.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { useLookup } from '#src/kit/form/input/useLookup.ts'
import { statusColors } from './colors.ts'
import styles from './TourProblem.module.css'

const problems = listCall(tourProblem)
const refreshOn = [tourProblem]

const latestOf = (store_id: string) => ({
  cond: { store_id, status: { $nin: ['void' as const] } },
  sort: { found_at: -1 as const },
  range: '0-4',
})

/** What a problem has in common with one that was found before. */
const repeated = ['category', 'title', 'severity', 'description'] as const
type RepeatedFields = Partial<Record<(typeof repeated)[number], unknown>>

/**
 * The latest problems of the chosen store. One tap takes over what was entered then, except for fields that
 * the user has filled in. Undo takes it out again, except for fields that the user has changed since.
 */
export function LastVisit() {
  const translate = useTranslate()
  const words = useWords()
  const { setValue, getValues } = useFormContext()
  const { dirtyFields } = useFormState()
  const takenOver = useRef<RepeatedFields>({})
  const before = useRef<RepeatedFields>({})
  const [canUndo, setCanUndo] = useState(false)
  const chosen: unknown = useWatch({ name: 'store_id' })
  const store_id = typeof chosen === 'string' ? chosen : null
  const { data } = useLookup(problems, store_id === null ? null : { query: latestOf(store_id) }, refreshOn)
  const found = data?.list.filter((problem) => problem.store_id === store_id) ?? []
  if (found.length === 0) return null

  function takeOver(problem: RepeatedFields): void {
    for (const source of repeated) {
      const isTyped = dirtyFields[source] && getValues(source) !== takenOver.current[source]
      const value = problem[source] ?? null
      // Nothing replaces only what was taken over from another problem.
      if (isTyped || (value === null && !(source in takenOver.current))) continue
      if (!(source in before.current)) before.current[source] = getValues(source)
      takenOver.current[source] = value
      setValue(source, value, { shouldDirty: true, shouldValidate: true })
    }
    setCanUndo(true)
  }

  function undo(): void {
    for (const source of repeated) {
      const isTakenOver = source in takenOver.current && getValues(source) === takenOver.current[source]
      if (isTakenOver) setValue(source, before.current[source], { shouldDirty: true })
    }
    takenOver.current = {}
    before.current = {}
    setCanUndo(false)
  }
  return (
    <section className={styles['last']} aria-labelledby="last-visit">
      <h3 id="last-visit" className="muted medium small">
        {translate('RM.issueList.last.title')}
      </h3>
      <ul className="stack gap-8">
        {found.map((problem) => (
          <li key={problem._id}>
            <button
              type="button"
              className="box stack full ink anywhere text-start gap-4"
              onClick={() => takeOver(problem)}
            >
              <strong>{problem.title}</strong>
              <span className="muted small">
                {words.choice('category', problem.category)} · {words.choice('severity', problem.severity)} ·{' '}
                {formatDate(problem.found_at, 'YYYY/M/D')}
              </span>
              <StatusChip tone={statusColors[problem.status] ?? 'grey'}>
                {words.choice('status', problem.status)}
              </StatusChip>
            </button>
          </li>
        ))}
      </ul>
      <output className="block muted small">
        {canUndo && (
          <>
            {translate('RM.issueList.last.taken')}{' '}
            <Button onClick={undo}>{translate('RM.issueList.last.undo')}</Button>
          </>
        )}
      </output>
    </section>
  )
}
