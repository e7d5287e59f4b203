import { lazy, Suspense } from 'react'
import { useGetOne } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useParams } from 'react-router-dom'
import { asList } from '#contract/oneOrMany.ts'
import { scopeResources } from '#contract/System/dataScope.ts'
import type { role } from '#contract/System/role.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { RecordFailed } from '#src/kit/value/frame/RecordFailed.tsx'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'

const ScopeOf = lazy(async () => ({ default: (await import('./ScopeOf.tsx')).ScopeOf }))

/** Which rows people see through a role, resource by resource: chosen, said in a sentence, and tried before it is saved. */
export function ScopePage() {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const { id = '' } = useParams()
  const { text, set } = usePageChoices()
  const {
    data: record,
    error: failed,
    refetch,
  } = useGetOne<ShownRecord<typeof role>>('System/role', { id }, quiet)
  const { data, error, retry } = useCall(scopeResources, {})
  if (failed && !record) return <RecordFailed error={failed} retry={() => void refetch()} />
  const codes = asList(record?.permissions ?? [])
  const opened = (data?.list ?? []).filter((one) => one.codes.some((code) => codes.includes(code)))
  const resource = opened.find(({ noun }) => noun === text('of')) ?? opened[0]
  const name = record ? nameOf(record) : ''
  return (
    <PlainPage
      title="System.scope.title"
      name={translate('System.scope.title_of', { name })}
      back={<BackLink to={`/System/role/${id}/show`}>{name}</BackLink>}
    >
      {error && !data && <ErrorState error={error} retry={retry} />}
      {(!data || !record) && !error && <RecordSkeleton />}
      {data && record && opened.length === 0 && <p>{translate('System.scope.nothing')}</p>}
      {record && resource && (
        <>
          <PageControls>
            <LabelledSelect
              label={translate('System.scope.data')}
              value={resource.noun}
              options={opened.map(
                ({ noun, name: shown }) =>
                  [noun, translate(`System.sight.nouns.${noun}`, { _: shown })] as const,
              )}
              onChange={(of) => set({ of })}
            />
          </PageControls>
          <Suspense fallback={<RecordSkeleton />}>
            <ScopeOf key={resource.noun} role={record} resource={resource} refetch={refetch} />
          </Suspense>
        </>
      )}
    </PlainPage>
  )
}

const quiet = { onError: () => undefined }
