import { useContext, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Form, useCreatePath, useRecordContext, useResourceContext, useResourceDefinition } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import type { RaRecord } from 'react-admin'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { FormActionContext } from '#src/kit/form/change/formAction.ts'
import { OutboxFormContext } from '#src/kit/form/outbox/outboxForm.ts'
import { OutboxKeeper } from '#src/kit/form/outbox/OutboxKeeper.tsx'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import { changesIn, type FormValues } from '#src/kit/form/change/changes.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DraftKeeper } from './DraftKeeper.tsx'
import styles from './Form.module.css'
import { FormContent } from './FormContent.tsx'
import { SaveBar } from './SaveBar.tsx'
import { UnsavedGuard } from '#src/kit/form/unsaved/UnsavedGuard.tsx'
import { FormBaseContext } from '#src/kit/form/change/useChanges.ts'
import { UnsavedContext } from '#src/kit/form/unsaved/unsaved.ts'
import { useInitial } from '#src/kit/form/change/useInitial.ts'
import { useLeaveForm } from './useLeaveForm.ts'
import { useSave } from './useSave.ts'
import { useUnusualLines, useUnusualQuestion } from './useUnusualQuestion.tsx'

interface RecordFormProps {
  /** Groups of inputs: `<FormGroup title="…"><Input source="…" /></FormGroup>`. */
  children: ReactNode
  /** The stored record to change; without it a new record is created. */
  record?: RaRecord
  /** Where to go after saving; by default the record's page, or the list if there is no such page. */
  onSaved?: (record: RaRecord) => void
  /** The initial values of a new record. */
  defaults?: FormValues | undefined
  /** Offers to save and start the next record; then called instead of `onSaved`. */
  onAnother?: (record: RaRecord) => void
}

/**
 * The form of one record, in one column. It validates while the user types, waits for the server before it
 * navigates, and submits only once, however often the user clicks. Input survives a reload, is not lost by
 * accident, and is merged if somebody else has saved. The form resets when the site changes.
 */
export const RecordForm = (props: RecordFormProps) => (
  <FormHere key={useContext(PersonContext)?.site?._id} {...props} />
)

function FormHere({ children, record, onSaved, defaults, onAnother }: RecordFormProps) {
  const action = record ? 'edit' : 'create'
  const initial = useInitial(defaults)
  // Kept from the start: a later fetch must neither empty the form nor change the revision that the input is
  // based on.
  const [basis, setBasis] = useState<Basis>({ base: record ?? null, keepsTyped: false, isShared: true })
  const [savedRecord, setSavedRecord] = useState<RaRecord | null>(null)
  const { leave, cancel } = useLeave(onSaved)
  const isPage = useContext(UnsavedContext) === null
  const another = useRef(false)
  // The user saves in order to go where they wanted to.
  const isLeaving = useRef(false)
  const frame = useRef<HTMLDivElement>(null)
  const outbox = useContext(OutboxFormContext)
  const [isKept, setKept] = useState(false)
  const { send, isSaving, conflict, settle } = useSave(action, {
    onSaved: (saved) => {
      setSavedRecord(saved)
      setBasis({ base: action === 'edit' ? saved : null, keepsTyped: false, isShared: true })
      leave(saved, { isLeaving: isLeaving.current, onAnother: another.current ? onAnother : undefined })
    },
    onKept: (outcome) => {
      setKept(true)
      leave(outcome, {})
    },
    onNewer: (newer) => setBasis({ base: newer, keepsTyped: true, isShared: true }),
  })
  const base = basis.base ?? initial
  const contract = useContract()
  const words = useWords()
  const unusual = useUnusualLines()
  const { ask, question } = useUnusualQuestion()
  const isMeant = (values: FormValues, over: FormValues) => {
    const given = action === 'edit' ? changesIn(values, over, contract, action) : values
    return ask(unusual(contract.fields, given, action === 'edit' ? over : undefined, words.label))
  }
  return (
    <FormActionContext value={action}>
      <FormBaseContext value={base}>
        <Form
          {...(basis.base ? { record: basis.base } : { defaultValues: initial })}
          className={styles['form'] ?? ''}
          mode="onTouched"
          noValidate
          disableInvalidFormNotification
          {...(basis.keepsTyped ? { resetOptions: keepTyped } : {})}
          onSubmit={async (values: Record<string, unknown>) => {
            const errors = (await isMeant(values, base)) ? await send(values, base, basis.isShared) : {}
            isLeaving.current = false
            return errors
          }}
        >
          {outbox ? (
            <OutboxKeeper outbox={outbox} isSaved={isKept || savedRecord !== null} />
          ) : (
            <DraftKeeper
              isSaved={savedRecord !== null}
              onOldRevision={(rev) =>
                setBasis({ base: basis.base && { ...basis.base, rev }, keepsTyped: true, isShared: false })
              }
            />
          )}
          <FormContent frame={frame}>{children}</FormContent>
          <SaveBar
            isSaving={isSaving}
            onCancel={isPage ? cancel : undefined}
            onChosen={(isAnother) => {
              another.current = isAnother
              // An earlier attempt to save and leave can have failed at a field.
              isLeaving.current = false
            }}
            hasAnother={onAnother !== undefined}
          />
          {/* What can be kept on the device is not lost. */}
          {!outbox && (
            <UnsavedGuard
              isSaved={savedRecord !== null}
              onSave={() => {
                isLeaving.current = true
                frame.current?.closest('form')?.requestSubmit()
              }}
            />
          )}
          {question}
          {conflict && (
            <ConflictDialog
              key={String(conflict.theirs.rev)}
              conflict={conflict}
              isSaving={isSaving}
              onCancel={settle}
              isMeant={(values) => isMeant(values, conflict.theirs)}
              onSettle={(values) => {
                setBasis({ base: conflict.theirs, keepsTyped: true, isShared: true })
                return send(values, conflict.theirs)
              }}
            />
          )}
        </Form>
      </FormBaseContext>
    </FormActionContext>
  )
}

/** The record that the form is based on. */
interface Basis {
  readonly base: RaRecord | null
  readonly keepsTyped: boolean
  /** False for a draft of an older revision. */
  readonly isShared: boolean
}

const keepTyped = { keepDirtyValues: true }

function useLeave(onSaved: ((record: RaRecord) => void) | undefined) {
  const resource = useResourceContext() ?? ''
  const { hasShow } = useResourceDefinition()
  const notify = useNotify()
  const createPath = useCreatePath()
  const leaveTo = useLeaveForm()
  const list = createPath({ resource, type: 'list' })
  const leave = (
    saved: RaRecord | 'kept' | 'already_sent',
    { isLeaving = false, onAnother }: LeaveOptions,
  ) => {
    if (typeof saved === 'string') {
      notify(`atrium.outbox.${saved}`, { type: saved === 'kept' ? 'info' : 'warning' })
      return leaveTo(list)
    }
    notify('atrium.action.saved', { type: 'success' })
    // Then the guard goes on to where the user wanted to go.
    if (isLeaving) return undefined
    if (onAnother) onAnother(saved)
    else if (onSaved) onSaved(saved)
    // A back end may not return the id of the new record.
    else if (hasShow && saved.id !== '') leaveTo(createPath({ resource, id: saved.id, type: 'show' }))
    else leaveTo(list)
    return undefined
  }
  const record = useRecordContext()
  const cancel = () =>
    leaveTo(hasShow && record ? createPath({ resource, id: record.id, type: 'show' }) : list)
  return { leave, cancel }
}

interface LeaveOptions {
  readonly isLeaving?: boolean
  /** Starts the next record instead. */
  readonly onAnother?: RecordFormProps['onAnother'] | undefined
}
