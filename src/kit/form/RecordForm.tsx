import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Form, useNotify, useRedirect, useResourceContext, useResourceDefinition } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useContract } from '#src/kit/contractOf.ts'
import { FormActionContext } from '#src/kit/input/formAction.ts'
import { initialOf } from './changes.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DraftKeeper } from './DraftKeeper.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import styles from './Form.module.css'
import { SaveBar } from './SaveBar.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import { BaseContext } from './useChanges.ts'
import { useSave } from './useSave.ts'

interface RecordFormProps {
  /** Groups of inputs: `<FormGroup title="…"><Input source="…" /></FormGroup>`. */
  children: ReactNode
  /** The stored record to change; none makes a new one. */
  record?: RaRecord
  /** Where to go after saving; the record's page, or the list where it has none, when nothing is said. */
  onSaved?: (record: RaRecord) => void
}

/**
 * The form of one record, in one column: checked as one types, saved on the server before anything moves, sent once
 * however often one clicks. What is typed survives a reload, is not left by accident, and is compared when someone
 * else saved meanwhile.
 */
export function RecordForm({ children, record, onSaved }: RecordFormProps) {
  const action = record ? 'edit' : 'create'
  const contract = useContract()
  const initial = useMemo(() => initialOf(contract), [contract])
  // Kept from the start: a later fetch must neither empty the form nor move the revision beneath what was typed.
  const [basis, setBasis] = useState<{ base: RaRecord | null; keepsTyped: boolean }>({
    base: record ?? null,
    keepsTyped: false,
  })
  const [savedRecord, setSavedRecord] = useState<RaRecord | null>(null)
  const leave = useLeave(onSaved)
  const { send, isSaving, conflict, settle } = useSave(action, (saved) => {
    setSavedRecord(saved)
    setBasis({ base: action === 'edit' ? saved : null, keepsTyped: false })
    leave(saved)
  })
  const base = basis.base ?? initial
  return (
    <FormActionContext value={action}>
      <BaseContext value={base}>
        <Form
          {...(basis.base ? { record: basis.base } : { defaultValues: initial })}
          className={styles['form'] ?? ''}
          mode="onTouched"
          noValidate
          disableInvalidFormNotification
          {...(basis.keepsTyped ? { resetOptions: keepTyped } : {})}
          onSubmit={(values: Record<string, unknown>) => send(values, base)}
        >
          <DraftKeeper
            isSaved={savedRecord !== null}
            onOldRevision={(rev) =>
              setBasis({ base: basis.base && { ...basis.base, rev }, keepsTyped: true })
            }
          />
          <ErrorSummary />
          {children}
          <SaveBar isSaving={isSaving} />
          <UnsavedGuard isSaved={savedRecord !== null} />
          {conflict && (
            <ConflictDialog
              conflict={conflict}
              isSaving={isSaving}
              onCancel={settle}
              onSettle={(values) => {
                setBasis({ base: conflict.theirs, keepsTyped: true })
                return send(values, conflict.theirs)
              }}
            />
          )}
        </Form>
      </BaseContext>
    </FormActionContext>
  )
}

const keepTyped = { keepDirtyValues: true }

function useLeave(onSaved: ((record: RaRecord) => void) | undefined) {
  const resource = useResourceContext() ?? ''
  const { hasShow } = useResourceDefinition()
  const notify = useNotify()
  const redirect = useRedirect()
  return (saved: RaRecord) => {
    notify('atrium.action.saved', { type: 'success' })
    if (onSaved) onSaved(saved)
    else redirect(hasShow ? 'show' : 'list', resource, saved.id, saved)
  }
}
