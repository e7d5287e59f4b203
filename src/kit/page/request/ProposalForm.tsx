import { useRef, useState } from 'react'
import { Form } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useFormContext } from 'react-hook-form'
import { useCan, useSubject } from '#src/kit/base/person/subject.ts'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import { FormActionContext } from '#src/kit/form/change/formAction.ts'
import { FormBaseContext } from '#src/kit/form/change/useChanges.ts'
import { ConflictDialog } from '#src/kit/form/ConflictDialog.tsx'
import { DraftKeeper } from '#src/kit/form/DraftKeeper.tsx'
import { FormContent } from '#src/kit/form/FormContent.tsx'
import { UnsavedGuard } from '#src/kit/form/unsaved/UnsavedGuard.tsx'
import { useFillIn } from '#src/kit/form/change/useFillIn.ts'
import { useLeaveForm } from '#src/kit/form/useLeaveForm.ts'
import { ProposalBar } from './ProposalBar.tsx'
import { ProposalInputs } from './ProposalInputs.tsx'
import styles from './Request.module.css'
import { recordPath, type RequestRecord } from './requests.ts'
import { textOf, useRequests } from './requestsContext.ts'
import type { SendMode } from './sendProposal.ts'
import { useProposal } from './useProposal.ts'

interface ProposalFormProps {
  /** The current record with its parts; without an id, the initial values of a new record. */
  readonly start: FormValues
  readonly isNew?: boolean
  /** The draft or rejected request that is continued. */
  readonly continued: RequestRecord | null
  readonly onSent: (manner: SendMode, id: string) => void
}

/** The form that proposes a record or a change of one, inside `AsProposed`. It resets when the site changes. */
export const ProposalForm = (props: ProposalFormProps) => <FormHere key={useSubject().site} {...props} />

function FormHere({ isNew = false, onSent, ...opened }: ProposalFormProps) {
  const requests = useRequests()
  // Kept from the start: a later fetch must neither empty the form nor change the revision that the input is
  // based on.
  const [{ start, continued }] = useState(opened)
  const [base, setBase] = useState(start)
  const [isSent, setSent] = useState(false)
  const manner = useRef<SendMode>('submit')
  // The user sends it before going where they wanted to go.
  const isLeaving = useRef(false)
  const mayPropose = useCan(requests.contract.requests.can.propose)
  const leave = useLeaveForm()
  const form = useRef<HTMLDivElement>(null)
  const notify = useNotify()
  const { send, isBusy, conflict, settle } = useProposal({
    isNew,
    continued,
    onSent: (how, id) => {
      setSent(true)
      if (!isLeaving.current) onSent(how, id)
    },
  })
  const submit = (how: SendMode, leaves = false) => {
    manner.current = how
    isLeaving.current = leaves
    form.current?.querySelector('form')?.requestSubmit()
  }
  return (
    <FormActionContext value={isNew ? 'create' : 'edit'}>
      <FormBaseContext value={base}>
        <div ref={form}>
          <Form
            {...(isNew ? { defaultValues: base } : { record: base, resetOptions: keepTyped })}
            className={styles['form'] ?? ''}
            mode="onTouched"
            noValidate
            disableInvalidFormNotification
            onSubmit={(values: FormValues) => send({ values, base, manner: manner.current })}
          >
            <DraftKeeper
              isSaved={isSent}
              onOldRevision={() => notify(textOf(requests, 'older'), { type: 'warning' })}
            />
            {continued && <FillIn values={continued.after} />}
            <FormContent>
              <ProposalInputs />
            </FormContent>
            <ProposalBar
              isBusy={isBusy}
              onSend={submit}
              onCancel={() => leave(isNew ? `/${requests.resource}` : recordPath(requests, String(base.id)))}
            />
            <UnsavedGuard isSaved={isSent} onSave={() => submit(mayPropose ? 'draft' : 'save', true)} />
            {conflict && (
              <ConflictDialog
                key={String(conflict.theirs.rev)}
                conflict={conflict}
                isSaving={isBusy}
                onCancel={settle}
                onSettle={(values) => {
                  setBase(conflict.theirs)
                  return send({ values, base: conflict.theirs, manner: conflict.manner })
                }}
              />
            )}
          </Form>
        </div>
      </FormBaseContext>
    </FormActionContext>
  )
}

const keepTyped = { keepDirtyValues: true }

/** Renders nothing. Fills in an earlier proposal once, as if it had been typed. */
function FillIn({ values }: { values: FormValues }) {
  const { setValue } = useFormContext()
  useFillIn(() => {
    for (const [source, value] of Object.entries(values)) setValue(source, value, { shouldDirty: true })
  })
  return null
}
