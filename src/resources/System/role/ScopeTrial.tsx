import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { countedRows } from '#contract/System/sight.ts'
import { scopeTrial, type ScopeRule } from '#contract/System/dataScope.ts'
import { user } from '#contract/System/user.ts'
import { useState } from 'react'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import styles from './DataScope.module.css'

interface ScopeTrialProps {
  readonly role: string
  readonly noun: string
  /** Null while the rule is not complete. */
  readonly rule: ScopeRule | null
}

/** What a rule leaves to somebody with the role, of the rows that they could see without it. */
export function ScopeTrial({ role, noun, rule }: ScopeTrialProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const members = useCall(listCall(user), {
    query: { cond: { roles: role, is_active: true }, range: '0-199' },
  })
  const people = members.data?.list ?? []
  const [chosen, choose] = useState('')
  const person = people.find(({ _id }) => _id === chosen) ?? people[0]
  const input = person && rule ? { body: { noun, rule, user_id: person._id } } : null
  const { data, error, retry } = useCall(scopeTrial, input, { keepsPrevious: true, staleTime: 0 })
  const counted = (n: number): string => (n < countedRows ? formatNumber(n) : `${formatNumber(n)}+`)
  if (members.data && people.length === 0) return <p>{translate('System.scope.trial.nobody')}</p>
  return (
    <>
      <PageControls>
        {person && (
          <LabelledSelect
            label={translate('System.scope.trial.person')}
            value={person._id}
            options={people.map((one) => [one._id, nameOf({ ...one, id: one._id })] as const)}
            onChange={choose}
          />
        )}
      </PageControls>
      {error && <ErrorState error={error} retry={retry} />}
      {rule === null && <p>{translate('System.scope.trial.open')}</p>}
      {data && rule && (
        <>
          <p className={styles['count']} aria-live="polite">
            {translate('System.scope.trial.count', { kept: counted(data.kept), total: counted(data.total) })}
          </p>
          {data.rows.length > 0 && (
            <ul className={styles['rows']}>
              {data.rows.map(({ _id, label, is_kept: isKept }) => (
                <li key={_id} className="flex between anywhere gap-12" data-kept={isKept}>
                  <span>{label}</span>
                  <small>{translate(`System.scope.trial.${isKept ? 'kept' : 'hidden'}`)}</small>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  )
}
