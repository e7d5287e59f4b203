import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { setupMark, type SetupStepState } from '#contract/System/setup.ts'
import { useLocalText } from '#src/kit/base/text/useLocalText.ts'
import { createCall, removeCall } from '#contract/resourceCalls.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import styles from './SetUp.module.css'

const tones = { done: 'green', partly: 'amber', missing: 'blue', skipped: 'grey' } as const

/** A step of the set-up: how far it is, where it is done, and what does not work until then. */
export function SetUpStep({ step, isNext }: { readonly step: SetupStepState; readonly isNext: boolean }) {
  const translate = useTranslate()
  const local = useLocalText()
  const { state, link, imports, lacks, changed_at: changed } = step
  const isOpen = state === 'missing' || state === 'partly'
  const name = local(step.title)
  const named = (action: string) => translate('System.setup.named', { action, name })
  const facts = [
    changed !== null && translate('System.setup.count', { count: formatNumber(step.count ?? 0) }),
    lacks && local(lacks),
    changed !== null && translate('System.setup.changed', { date: formatDate(changed, 'YYYY/M/D HH:mm') }),
  ].filter(Boolean)
  return (
    <li id={step.id} aria-current={isNext ? 'step' : undefined} data-state={state}>
      <div className="row wrap gap-4-12">
        <h3 className={styles['name']}>{name}</h3>
        <StatusChip tone={tones[state]}>{translate(`System.setup.state.${state}`)}</StatusChip>
      </div>
      {state !== 'skipped' && <p className="pretty">{local(step.does)}</p>}
      {isOpen && <p className="muted small pretty">{local(step.without)}</p>}
      {facts.length > 0 && <p className="muted small figures">{facts.join(' · ')}</p>}
      <div className={styles['actions']}>
        {state !== 'skipped' && (
          <>
            <Button
              variant={isNext ? 'contained' : 'outlined'}
              component={LinkBase}
              to={link}
              aria-label={named(translate('System.setup.open'))}
            >
              {translate('System.setup.open')}
            </Button>
            {step.templates && (
              <Button
                component={LinkBase}
                to={`/System/setup/${step.id}`}
                aria-label={named(translate('System.setup.from_templates'))}
              >
                {translate('System.setup.from_templates')}
              </Button>
            )}
            {imports !== null && (
              <Button
                component={LinkBase}
                to={`/imports/new/${imports}`}
                aria-label={named(translate('System.setup.import'))}
              >
                {translate('System.setup.import')}
              </Button>
            )}
          </>
        )}
        <Marks step={step} named={named} />
      </div>
    </li>
  )
}

/** What somebody can say about a step: that it is done, where the data cannot tell, or not needed; and take it back. */
function Marks({ step, named }: { step: SetupStepState; named: (action: string) => string }) {
  const translate = useTranslate()
  const options = { refreshes: [setupMark] }
  const { send: mark, isSending, showFailure } = useSend(createCall(setupMark), options)
  const { send: unmark, isSending: isUndoing } = useSend(removeCall(setupMark), options)
  const { id, marked, state, confirms } = step
  const undo = translate('System.setup.undo')
  if (marked !== null)
    return (
      <Button
        disabled={isUndoing}
        aria-label={named(undo)}
        onClick={() => void unmark({ query: { cond: { _id: [marked] } } }).catch(showFailure)}
      >
        {undo}
      </Button>
    )
  if (state === 'done') return null
  const actions = confirms ? (['mark_done', 'skip'] as const) : (['skip'] as const)
  return actions.map((action) => (
    <Button
      key={action}
      disabled={isSending}
      aria-label={named(translate(`System.setup.${action}`))}
      onClick={() =>
        void mark({ body: { step: id, mark: action === 'skip' ? 'skipped' : 'done' } }).catch(showFailure)
      }
    >
      {translate(`System.setup.${action}`)}
    </Button>
  ))
}
