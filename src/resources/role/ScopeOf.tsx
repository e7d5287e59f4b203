import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { saveCall } from '#contract/resourceCalls.ts'
import { dataScopes, type ScopeResource, type ScopeRule } from '#contract/System/dataScope.ts'
import { role } from '#contract/System/role.ts'
import { useSend } from '#src/kit/call/useSend.ts'
import { Section } from '#src/kit/record/Section.tsx'
import type { ShownRecord } from '#src/kit/record/useRecord.ts'
import { useCan } from '#src/kit/subject.ts'
import { isComplete } from './presets.ts'
import { RuleEditor } from './RuleEditor.tsx'
import { ScopeTrial } from './ScopeTrial.tsx'

const texts = 'System.scope'
const refreshes = [role]

interface ScopeOfProps {
  readonly role: ShownRecord<typeof role>
  readonly resource: ScopeResource
}

/** The rule of a role for one resource: chosen, said in a sentence, tried and saved. */
export function ScopeOf({ role: record, resource }: ScopeOfProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const mayEdit = useCan(role.can.update)
  const { send, isSending, showFailure } = useSend(saveCall(role), { refreshes })
  const stored = dataScopes.catch({}).parse(record.data_scope ?? {})
  const { [resource.noun]: saved, ...others } = stored
  const [rule, setRule] = useState<ScopeRule | undefined>(saved)
  const isReady = rule === undefined || isComplete(rule)
  const isChanged = JSON.stringify(rule) !== JSON.stringify(saved)
  const save = async () => {
    const data_scope = rule === undefined ? others : { ...others, [resource.noun]: rule }
    await send({ query: { cond: { _id: String(record.id) } }, body: { data_scope, rev: record.rev } })
    notify(`${texts}.saved`, { type: 'success' })
  }
  return (
    <>
      <Section
        title={`${texts}.rows`}
        action={
          mayEdit && (
            <Button
              variant="contained"
              disabled={!isReady || !isChanged || isSending}
              onClick={() => void save().catch(showFailure)}
            >
              {translate('ra.action.save')}
            </Button>
          )
        }
      >
        <RuleEditor rule={rule} resource={resource} isDisabled={!mayEdit} onChange={setRule} />
      </Section>
      <Section title={`${texts}.trial.title`}>
        {rule === undefined ? (
          <p>{translate(`${texts}.trial.everything`)}</p>
        ) : (
          <ScopeTrial role={String(record.id)} noun={resource.noun} rule={isReady ? rule : null} />
        )}
      </Section>
    </>
  )
}
