import { useNavigate } from 'react-admin'
import { recordIdOf } from '#contract/changeRequest.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { StepButtons } from '#src/kit/page/lifecycle/StepButtons.tsx'
import { useSteps } from '#src/kit/page/lifecycle/useSteps.ts'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import { modifyPath, type RequestRecord, type Requests } from './requests.ts'
import { useRequests, useRequestText } from './requestsContext.ts'
import { RequestStepDialog } from './RequestStepDialog.tsx'

/** The actions that the user may take on a request. */
export function RequestActions({ request }: { readonly request: RequestRecord }) {
  const requests = useRequests()
  const t = useRequestText()
  const navigate = useNavigate()
  const { submit, resubmit } = useSteps()
  const form = formPath(requests, request)
  const decides = useCan(requests.contract.requests.can.decide)
  return (
    <>
      {form !== null && (submit === true || resubmit === true) && (
        <ActionButton onClick={() => navigate(form)}>{t('change')}</ActionButton>
      )}
      <StepButtons
        steps={order}
        keys={keys}
        {...(decides ? { queue: toDecide } : {})}
        primary={['submit', 'resubmit', 'approve']}
        renderDialog={(step, onClose, goOn) => (
          <RequestStepDialog request={request} step={step} goOn={goOn} onClose={onClose} />
        )}
      />
    </>
  )
}

const order = ['withdraw', 'submit', 'resubmit', 'reject', 'approve']
const keys = { approve: 'a', reject: 'r' }
/** The requests that wait for a decision, the one that has waited longest first. */
const toDecide = { filter: { $step: 'approve' }, sort: { field: 'submitted_at', order: 'ASC' } } as const

/** The address of the form that continues a request; null if there is nothing to fill in. */
function formPath(requests: Requests, request: RequestRecord): string | null {
  const id = recordIdOf(requests.contract, request)
  const continuing = `?request=${encodeURIComponent(request._id)}`
  if (request.kind === 'create') return requests.proposeAt + continuing
  return request.kind === 'update' && id !== null ? modifyPath(requests, id) + continuing : null
}
