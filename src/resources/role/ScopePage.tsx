import { useState } from 'react'
import { Button } from '@mui/material'
import { useGetOne, useNotify, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { saveCall } from '#contract/resourceCalls.ts'
import { dataScopes, scopeResources, type ScopeResource, type ScopeRule } from '#contract/System/dataScope.ts'
import { role } from '#contract/System/role.ts'
import { useCall } from '#src/kit/call/useCall.ts'
import { useSend } from '#src/kit/call/useSend.ts'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { BackLink } from '#src/kit/record/BackLink.tsx'
import { PlainPage } from '#src/kit/record/PlainPage.tsx'
import { RecordFailed } from '#src/kit/record/RecordFailed.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { ErrorState } from '#src/kit/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/state/Skeletons.tsx'
import { LabelledSelect, PageControls } from '#src/kit/statistics/LabelledSelect.tsx'
import { usePageChoices } from '#src/kit/statistics/usePageChoices.ts'
import { useCan } from '#src/kit/subject.ts'
import { asTexts } from './asTexts.ts'
import { isComplete } from './presets.ts'
import { RuleEditor } from './RuleEditor.tsx'
import { ScopeTrial } from './ScopeTrial.tsx'

const texts = 'System.scope'
const refreshes = [role]

/** Which rows people see through a role, resource by resource: chosen, said in a sentence, and tried before it is saved. */
export function ScopePage() {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const { id = '' } = useParams()
  const { text, set } = usePageChoices()
  const { data: record, error: failed, refetch } = useGetOne('System/role', { id }, quiet)
  const { data, error, retry } = useCall(scopeResources, {})
  if (failed && !record) return <RecordFailed error={failed} retry={() => void refetch()} />
  const codes = asTexts(record?.['permissions'])
  const opened = (data?.list ?? []).filter((one) => one.codes.some((code) => codes.includes(code)))
  const resource = opened.find(({ noun }) => noun === text('of')) ?? opened[0]
  const name = record ? nameOf(record) : ''
  return (
    <PlainPage
      title={`${texts}.title`}
      name={translate(`${texts}.title_of`, { name })}
      back={<BackLink to={`/System/role/${id}/show`}>{name}</BackLink>}
    >
      {error && !data && <ErrorState error={error} retry={retry} />}
      {(!data || !record) && !error && <RecordSkeleton />}
      {data && record && opened.length === 0 && <p>{translate(`${texts}.nothing`)}</p>}
      {record && resource && (
        <>
          <PageControls>
            <LabelledSelect
              label={translate(`${texts}.data`)}
              value={resource.noun}
              options={opened.map(
                ({ noun, name: shown }) =>
                  [noun, translate(`System.sight.nouns.${noun}`, { _: shown })] as const,
              )}
              onChange={(of) => set({ of })}
            />
          </PageControls>
          <ScopeOf key={resource.noun} role={record} resource={resource} />
        </>
      )}
    </PlainPage>
  )
}

interface ScopeOfProps {
  readonly role: Readonly<Record<string, unknown>> & { readonly id: string | number }
  readonly resource: ScopeResource
}

function ScopeOf({ role: record, resource }: ScopeOfProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const mayEdit = useCan(role.can.update)
  const { send, isSending, showFailure } = useSend(saveCall(role), { refreshes })
  const stored = dataScopes.catch({}).parse(record['data_scope'] ?? {})
  const { [resource.noun]: saved, ...others } = stored
  const [rule, setRule] = useState<ScopeRule | undefined>(saved)
  const isReady = rule === undefined || isComplete(rule)
  const isChanged = JSON.stringify(rule) !== JSON.stringify(saved)
  const save = async () => {
    const data_scope = rule === undefined ? others : { ...others, [resource.noun]: rule }
    await send({ query: { cond: { _id: String(record.id) } }, body: { data_scope, rev: record['rev'] } })
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

const quiet = { onError: () => undefined }
