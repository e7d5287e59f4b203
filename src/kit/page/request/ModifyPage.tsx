import { useState, type ReactNode } from 'react'
import { EditBase, useEditContext, useNavigate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useMenuPlace } from '#src/kit/base/menu/menuPlace.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { RecordFailed } from '#src/kit/value/frame/RecordFailed.tsx'
import { ForbiddenState } from '#src/kit/value/state/ForbiddenState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { AsProposed } from './AsProposed.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import { recordPath } from './requests.ts'
import {
  RequestsContext,
  textOf,
  useProposed,
  useRequests,
  useRequestText,
  type RequestScreenProps,
} from './requestsContext.ts'
import { useContinued } from './useContinued.ts'
import { useOpenRequest } from './useOpenRequest.ts'
import { useParts } from './useParts.ts'
import { Waiting } from './Waiting.tsx'

/** The page `/…/:id` with the form that proposes changes to a record. It is read-only while a change waits for approval. */
export function ModifyPage(screen: RequestScreenProps) {
  const { requests } = screen
  useMenuPlace(`/${requests.records}`)
  const { id = '' } = useParams()
  const may = useCan(requests.contract.requests.of.can.update)
  if (!may) return <ForbiddenState isPage />
  return (
    <RequestsContext value={screen}>
      <EditBase
        // The form of another record starts afresh.
        key={id}
        resource={requests.records}
        id={id}
        mutationMode="pessimistic"
        redirect={false}
        error={<Failed />}
        loading={<RecordSkeleton />}
        queryOptions={quiet}
      >
        <Loaded />
      </EditBase>
    </RequestsContext>
  )
}

function Loaded() {
  const requests = useRequests()
  const navigate = useNavigate()
  const { record, isFetching, error } = useEditContext()
  const { parts: asked } = useProposed()
  const id = String(record?.id ?? '')
  const pending = useOpenRequest(id)
  const parts = useParts(asked, id)
  const { continued, isLoading } = useContinued('update')
  const [started, setStarted] = useState<RaRecord | null>(null)
  // The cache may hold outdated rows of a list; a form starts with fresh data.
  const isFresh = !isFetching && !parts.isFetching && !error
  if (started === null && record && parts.values && isFresh) setStarted({ ...record, ...parts.values })
  const failed = pending.error ? pending : parts.error && started === null ? parts : null
  if (failed) return <RecordFailed error={failed.error} retry={() => void failed.refetch()} />
  if (started === null || pending.isPending || isLoading) return <RecordSkeleton />
  const stored = record ?? started
  return (
    <Page record={stored}>
      {pending.audit ? (
        <Waiting
          request={pending.audit}
          canWithdraw={pending.can_withdraw ?? false}
          values={parts.values ?? {}}
        />
      ) : (
        <AsProposed>
          <ProposalForm
            start={{ ...stored, ...parts.values }}
            continued={continued}
            onSent={(manner) => {
              if (manner === 'save') navigate(recordPath(requests, id))
              if (manner === 'draft') navigate(`/${requests.resource}`)
            }}
          />
        </AsProposed>
      )}
    </Page>
  )
}

function Page({ record, children }: { readonly record: RaRecord; readonly children: ReactNode }) {
  const requests = useRequests()
  const t = useRequestText()
  const name = useLocalName()(record)
  return (
    <PlainPage
      title={textOf(requests, 'change')}
      name={t('modify_title', { name })}
      back={<BackLink to={recordPath(requests, String(record.id))}>{name}</BackLink>}
    >
      {children}
    </PlainPage>
  )
}

function Failed() {
  const { error, refetch } = useEditContext()
  return <RecordFailed error={error} retry={() => void refetch()} />
}

// The page itself shows the error. React-admin would redirect to the list with a toast.
const quiet = { onError: () => undefined }
