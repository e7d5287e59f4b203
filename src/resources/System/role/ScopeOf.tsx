import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { saveCall } from '#contract/resourceCalls.ts'
import { dataScopes, type ScopeResource, type ScopeRule } from '#contract/System/dataScope.ts'
import { role } from '#contract/System/role.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { UnsavedInput } from '#src/kit/form/UnsavedInput.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { isComplete } from './presets.ts'
import { RuleEditor } from './RuleEditor.tsx'
import { ScopeTrial } from './ScopeTrial.tsx'

const refreshes = [role]

interface ScopeOfProps {
  readonly role: ShownRecord<typeof role>
  readonly resource: ScopeResource
  /** Fetches the role again. */
  readonly refetch: () => Promise<unknown>
}

/** The rule of a role for one resource: chosen, said in a sentence, tried and saved. */
export function ScopeOf({ role: record, resource, refetch }: ScopeOfProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const mayEdit = useCan(role.can.update)
  const { send, isSending, showFailure } = useSend(saveCall(role), { refreshes })
  const [chosen, setChosen] = useState<{ rule: ScopeRule | undefined; begun: typeof record } | null>(null)
  const [tries, setTries] = useState(0)
  const [restored, setRestored] = useState(0)
  // What is chosen is based on the role as it was then; somebody else may change it meanwhile.
  const { id, rev, data_scope: stored } = chosen?.begun ?? record
  const { [resource.noun]: saved, ...others } = dataScopes.catch({}).parse(stored ?? {})
  const rule = chosen ? chosen.rule : saved
  const isReady = rule === undefined || isComplete(rule)
  const choose = (next: ScopeRule | undefined) => {
    const isChanged = JSON.stringify(next) !== JSON.stringify(saved)
    setChosen((now) => (isChanged ? { rule: next, begun: now?.begun ?? record } : null))
  }
  const save = async () => {
    const data_scope = rule === undefined ? others : { ...others, [resource.noun]: rule }
    try {
      await send({ query: { cond: { _id: String(id) } }, body: { data_scope, rev } })
    } finally {
      setTries((count) => count + 1)
    }
    notify('System.scope.saved', { type: 'success' })
    await refetch()
    setChosen(null)
  }
  return (
    <>
      <UnsavedInput
        surface="role.scope"
        of={`${String(id)} ${resource.noun}`}
        value={rule ?? null}
        hasChanges={chosen !== null}
        onRestore={(kept) => {
          choose(kept ?? undefined)
          setRestored((count) => count + 1)
        }}
        staysAt={(query) => (query.get('of') ?? resource.noun) === resource.noun}
        {...(isReady && { save: { run: () => void save().catch(showFailure), tries } })}
      />
      <Section
        title="System.scope.rows"
        action={
          mayEdit && (
            <Button
              variant="contained"
              disabled={!isReady || !chosen || isSending}
              onClick={() => void save().catch(showFailure)}
            >
              {translate('ra.action.save')}
            </Button>
          )
        }
      >
        <RuleEditor
          key={`${rev} ${restored}`}
          rule={rule}
          resource={resource}
          isDisabled={!mayEdit || isSending}
          onChange={choose}
        />
      </Section>
      <Section title="System.scope.trial.title">
        {rule === undefined ? (
          <p>{translate('System.scope.trial.everything')}</p>
        ) : (
          <ScopeTrial role={String(id)} noun={resource.noun} rule={isReady ? rule : null} />
        )}
      </Section>
    </>
  )
}
