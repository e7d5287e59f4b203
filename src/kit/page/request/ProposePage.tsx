import { useNavigate } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useMenuPlace } from '#src/kit/base/menu/menuPlace.ts'
import { useInitial } from '#src/kit/form/change/useInitial.ts'
import { BackLink } from '#src/kit/value/frame/BackLink.tsx'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { AsProposed } from './AsProposed.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import { requestPath, type RequestRecord } from './requests.ts'
import {
  RequestsContext,
  textOf,
  useRequests,
  useRequestText,
  type RequestScreenProps,
} from './requestsContext.ts'
import { useContinued } from './useContinued.ts'

/** The page with the form that proposes a new record, for users who cannot create records directly. */
export const ProposePage = (screen: RequestScreenProps) => (
  <RequestsContext value={screen}>
    <Page />
  </RequestsContext>
)

function Page() {
  const requests = useRequests()
  const list = `/${requests.resource}`
  useMenuPlace(list)
  const translate = useTranslate()
  const t = useRequestText()
  const { continued, isLoading, id } = useContinued('create')
  return (
    <PlainPage
      title={textOf(requests, `propose_${requests.contract.requests.of.name}`)}
      back={
        <BackLink to={list}>{translate(`resources.${requests.resource}.name`, { smart_count: 2 })}</BackLink>
      }
    >
      <p>{t('propose_text')}</p>
      {isLoading ? (
        <RecordSkeleton />
      ) : (
        <AsProposed>
          <NewForm key={id} continued={continued} />
        </AsProposed>
      )}
    </PlainPage>
  )
}

function NewForm({ continued }: { readonly continued: RequestRecord | null }) {
  const requests = useRequests()
  const navigate = useNavigate()
  const initial = useInitial(undefined)
  // The draft of a continued request is kept apart from that of another new record.
  const start = continued ? { ...initial, id: continued._id, rev: continued.rev } : initial
  return (
    <ProposalForm
      isNew
      start={start}
      continued={continued}
      onSent={(_, id) => navigate(requestPath(requests, id))}
    />
  )
}
