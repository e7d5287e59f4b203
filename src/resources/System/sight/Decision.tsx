import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { userDecision } from '#contract/System/sight.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { DecisionText } from './DecisionText.tsx'
import styles from './Sight.module.css'
import { useActionName } from './useActionName.ts'

interface DecisionProps {
  readonly person: string
  readonly site: string | undefined
  readonly noun: string
  /** The name of the resource, in words. */
  readonly name: string
  readonly action: string
  readonly onClose: () => void
}

/** Why a person may do something, or may not: the rule in words, on request for one record. */
export function Decision({ person, site, noun, name, action, onClose }: DecisionProps) {
  const translate = useTranslate()
  const actionName = useActionName()
  const [typed, setTyped] = useState('')
  const [record, setRecord] = useState('')
  const here = { noun, action, ...(site !== undefined && { site }), ...(record !== '' && { record }) }
  const { data, error, retry } = useCall(userDecision, { params: { id: person }, query: here })
  return (
    <ActionDialog
      title={translate('System.sight.decision.title', { noun: name, action: actionName(noun, action) })}
      confirm={translate('System.sight.decision.ask')}
      cancel={translate('ra.action.close')}
      isReady={typed.trim() !== ''}
      isWide
      onConfirm={() => setRecord(idIn(typed))}
      onClose={onClose}
    >
      {error && <ErrorState error={error} retry={retry} />}
      {!data && !error && <RecordSkeleton />}
      {data && <DecisionText decision={data} />}
      {action !== 'create' && (
        <label className={styles['record']}>
          {translate('System.sight.decision.record')}
          <input
            value={typed}
            maxLength={500}
            placeholder={translate('System.sight.decision.record_help')}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      )}
    </ActionDialog>
  )
}

/** The id in what was pasted: the address of a record's page, or the id itself. */
const idIn = (typed: string): string =>
  typed
    .trim()
    .replace(/[?].*$/, '')
    .replace(/\/show\/?$/, '')
    .split('/')
    .at(-1) ?? ''
