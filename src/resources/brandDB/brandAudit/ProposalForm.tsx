import { useRef, useState, type ReactNode } from 'react'
import { Form, useNotify } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { ConflictDialog } from '#src/kit/form/ConflictDialog.tsx'
import { DraftKeeper } from '#src/kit/form/DraftKeeper.tsx'
import { FormContent } from '#src/kit/form/FormContent.tsx'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import { UnsavedGuard } from '#src/kit/form/unsaved/UnsavedGuard.tsx'
import { FormBaseContext } from '#src/kit/form/change/useChanges.ts'
import { useLeaveForm } from '#src/kit/form/useLeaveForm.ts'
import { FormActionContext } from '#src/kit/form/change/formAction.ts'
import { useCan, useSubject } from '#src/kit/base/person/subject.ts'
import { audits, brandPath, type BrandAudit } from './brandAuditRecord.ts'
import { FillIn } from './FillIn.tsx'
import styles from './Modify.module.css'
import { ModifyBar } from './ModifyBar.tsx'
import type { Manner } from './sendProposal.ts'
import { useModify } from './useModify.ts'

interface ProposalFormProps {
  /** The current brand with its companies; without an id, the initial values of a new brand. */
  readonly start: FormValues | RaRecord
  readonly isNew?: boolean
  /** The draft or rejected request that is continued. */
  readonly continued: BrandAudit | null
  readonly onSent: (manner: Manner, id: string) => void
  /** Groups of inputs. */
  readonly children: ReactNode
}

/**
 * The form that proposes a brand or a change of one; its resource is `proposedBrand`. It resets when the site
 * changes.
 */
export const ProposalForm = (props: ProposalFormProps) => <FormHere key={useSubject().site} {...props} />

function FormHere({ start, isNew = false, continued, onSent, children }: ProposalFormProps) {
  // Kept from the start: a later fetch must neither empty the form nor change the revision that the input is
  // based on.
  const [base, setBase] = useState(start)
  const [isSent, setSent] = useState(false)
  const manner = useRef<Manner>('submit')
  // The user sends it in order to go where they wanted to.
  const isLeaving = useRef(false)
  const mayAsk = useCan('branddb.brand.edit')
  const leave = useLeaveForm()
  const form = useRef<HTMLDivElement>(null)
  const notify = useNotify()
  const { send, isBusy, conflict, settle } = useModify({
    isNew,
    continued,
    onSent: (how, id) => {
      setSent(true)
      if (!isLeaving.current) onSent(how, id)
    },
  })
  const submit = (how: Manner, leaves = false) => {
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
            onSubmit={(values: Record<string, unknown>) => send(values, base, manner.current)}
          >
            <DraftKeeper
              isSaved={isSent}
              onOldRevision={() => notify('brandDB.brandAudit.older', { type: 'warning' })}
            />
            {continued && <FillIn values={continued.after} />}
            <FormContent>{children}</FormContent>
            <ModifyBar
              isBusy={isBusy}
              onSend={submit}
              onCancel={() => leave(isNew ? `/${audits}` : brandPath(String(base.id)))}
            />
            <UnsavedGuard isSaved={isSent} onSave={() => submit(mayAsk ? 'draft' : 'save', true)} />
            {conflict && (
              <ConflictDialog
                key={String(conflict.theirs.rev)}
                conflict={conflict}
                isSaving={isBusy}
                onCancel={settle}
                onSettle={(values) => {
                  setBase(conflict.theirs)
                  return send(values, conflict.theirs, conflict.manner)
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
