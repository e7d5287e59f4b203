import { DialogContentText } from '@mui/material'
import { useState } from 'react'
import { ResourceContextProvider, useNavigate } from 'react-admin'
import { recordIdOf } from '#contract/changeRequest.ts'
import { isRecord } from '#contract/isRecord.ts'
import type { Failure } from '#src/kit/base/call/failureOf.ts'
import type { FieldChange } from '#src/kit/value/diff/Difference.tsx'
import { StepDialog } from '#src/kit/page/lifecycle/StepDialog.tsx'
import { Changes } from './Changes.tsx'
import { recordPath, type RequestRecord } from './requests.ts'
import { useRequests, useRequestText } from './requestsContext.ts'

interface RequestStepDialogProps {
  readonly request: Pick<RequestRecord, '_id' | 'kind'>
  readonly step: string
  /** Opens the next request; undefined if none waits. */
  readonly goOn?: (() => void) | undefined
  readonly onClose: () => void
}

/**
 * Takes a step of a request. If the record has changed since, the approval has to be confirmed with all three
 * versions side by side. Then the next request opens; if none
 * waits and a new record was approved, its page.
 */
export function RequestStepDialog({ request, step, goOn, onClose }: RequestStepDialogProps) {
  const requests = useRequests()
  const t = useRequestText()
  const navigate = useNavigate()
  const [contested, setContested] = useState<ContestedFields | null>(null)
  return (
    <ResourceContextProvider value={requests.resource}>
      <StepDialog
        id={request._id}
        step={step}
        onClose={onClose}
        sources={comment}
        isDanger={step === 'reject'}
        onTaken={(taken) => {
          const made = recordIdOf(requests.contract, taken)
          if (goOn) goOn()
          else if (request.kind === 'create' && taken['status'] === 'approved' && made)
            navigate(recordPath(requests, made))
        }}
        onFailed={(failure) => {
          const newer = contestedIn(failure)
          if (newer) setContested(newer)
          return newer !== null
        }}
        {...(contested
          ? {
              isWide: true,
              more: { [requests.contract.requests.seen]: contested.rev },
              confirm: t('approve_over'),
            }
          : {})}
      >
        {contested && (
          <>
            <DialogContentText role="alert">{t('contested')}</DialogContentText>
            <Changes fields={contested.fields} />
          </>
        )}
      </StepDialog>
    </ResourceContextProvider>
  )
}

const comment = ['comment']

/** The fields that have changed in the record since the request, and the `rev` with which they were seen. */
interface ContestedFields {
  readonly rev: number
  readonly fields: readonly FieldChange[]
}

/** Reads them from a rejected approval (4092); null for any other error. */
function contestedIn({ data }: Failure): ContestedFields | null {
  const { current, base, proposed, fields } = data
  if (!isRecord(current) || !isRecord(proposed) || !Array.isArray(fields)) return null
  const before = isRecord(base) ? base : {}
  return {
    rev: Number(current['rev']),
    fields: fields.map(String).map((field) => ({
      field,
      from: before[field] ?? null,
      to: proposed[field],
      now: current[field] ?? null,
    })),
  }
}
