import { useRef, useState } from 'react'
import { Form, useNotify } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { ConflictDialog } from '#src/kit/form/ConflictDialog.tsx'
import { DraftKeeper } from '#src/kit/form/DraftKeeper.tsx'
import { ErrorSummary } from '#src/kit/form/ErrorSummary.tsx'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { UnsavedGuard } from '#src/kit/form/UnsavedGuard.tsx'
import { BaseContext } from '#src/kit/form/useChanges.ts'
import { WholeCheck } from '#src/kit/form/WholeCheck.tsx'
import { FormActionContext } from '#src/kit/input/formAction.ts'
import { Beside } from './Beside.tsx'
import type { BrandAudit } from './brandAuditRecord.ts'
import { FillIn } from './FillIn.tsx'
import styles from './Modify.module.css'
import { ModifyBar } from './ModifyBar.tsx'
import { modifyGroups } from './modifyGroups.ts'
import { useModify, type Manner } from './useModify.ts'

interface ModifyFormProps {
  readonly brand: RaRecord
  /** The draft or rejected request that is gone on with. */
  readonly continued: BrandAudit | null
  readonly onSent: (manner: Manner) => void
}

/** The form in which changes of a brand are proposed: each beside what the brand says now. */
export function ModifyForm({ brand, continued, onSent }: ModifyFormProps) {
  // Kept from the start: a later fetch must neither empty the form nor move the revision beneath what was typed.
  const [base, setBase] = useState(brand)
  const [isSent, setSent] = useState(false)
  const manner = useRef<Manner>('submit')
  const form = useRef<HTMLDivElement>(null)
  const notify = useNotify()
  const { send, isBusy, conflict, settle } = useModify({
    continued,
    onSent: (how) => {
      setSent(true)
      onSent(how)
    },
  })
  return (
    <FormActionContext value="edit">
      <BaseContext value={base}>
        <div ref={form}>
          <Form
            record={base}
            resetOptions={keepTyped}
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
            <ErrorSummary />
            <WholeCheck />
            {modifyGroups.map(({ title, inputs }) => (
              <FormGroup key={title} title={title}>
                {inputs.map((input) => (
                  <Beside key={input.source} {...input} />
                ))}
              </FormGroup>
            ))}
            <ModifyBar
              isBusy={isBusy}
              onSend={(how) => {
                manner.current = how
                form.current?.querySelector('form')?.requestSubmit()
              }}
            />
            <UnsavedGuard isSaved={isSent} />
            {conflict && (
              <ConflictDialog
                key={String(conflict.theirs['rev'])}
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
      </BaseContext>
    </FormActionContext>
  )
}

const keepTyped = { keepDirtyValues: true }
