import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { setSubmissionErrors } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useFormContext } from 'react-hook-form'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import styles from './Conflict.module.css'
import { ChangedBy } from '#src/kit/value/field/ChangedBy.tsx'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import { ConflictField } from './ConflictField.tsx'
import { mergeOf } from '#src/kit/form/change/mergeOf.ts'
import type { Conflict } from './useSave.ts'

interface ConflictDialogProps {
  conflict: Conflict
  isSaving: boolean
  onCancel: () => void
  /** Asks about unusual values before they are saved; false if they are not meant. */
  isMeant?: (values: FormValues) => Promise<boolean>
  /** Saves the merged values over the newer revision; returns field errors. */
  onSettle: (values: FormValues) => Promise<Record<string, string> | undefined>
}

/**
 * Shown if somebody else has saved the record: for fields that both changed, the user keeps their own
 * value or takes the other, one by one or all at once, and saves again. Fields that only one of them changed
 * are merged automatically, and listed.
 */
export function ConflictDialog({ conflict, isSaving, onCancel, isMeant, onSettle }: ConflictDialogProps) {
  const translate = useTranslate()
  const title = useId()
  const contract = useContract()
  const words = useWords()
  const { resetField, setError } = useFormContext()
  const { mine, theirs, base, isBaseShared } = conflict
  const merge = mergeOf(conflict, contract)
  // The user's own value first.
  const [taken, setTaken] = useState<readonly string[]>([])
  const choose = (source: string, keepsMine: boolean) =>
    setTaken([...taken.filter((one) => one !== source), ...(keepsMine ? [] : [source])])
  const settle = async () => {
    const over = [...taken, ...merge.theirs]
    const values = { ...mine, ...Object.fromEntries(over.map((source) => [source, theirs[source] ?? null])) }
    if (isMeant && !(await isMeant(values))) return
    for (const source of over) resetField(source, { defaultValue: theirs[source] ?? null })
    const errors = await onSettle(values)
    if (errors) {
      onCancel()
      setSubmissionErrors(errors, setError)
    }
  }
  const merged = [...merge.mine, ...merge.theirs].map(words.label).join(' · ')
  return (
    <Dialog open onClose={onCancel} aria-labelledby={title} maxWidth="md">
      <DialogTitle id={title}>{translate('atrium.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate('atrium.conflict.text')}{' '}
          <ChangedBy by={theirs['updated_by']} at={theirs['updated_at']} />
        </DialogContentText>
        {merge.contested.length > 1 && (
          <div className={styles['all']}>
            <Button size="small" variant="outlined" onClick={() => setTaken([])}>
              {translate('atrium.conflict.all_mine')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => setTaken(merge.contested)}>
              {translate('atrium.conflict.all_theirs')}
            </Button>
          </div>
        )}
        <div className={styles['conflict']}>
          {merge.contested.map((source) => (
            <ConflictField
              key={source}
              source={source}
              mine={mine[source]}
              theirs={theirs[source]}
              base={base[source]}
              isBaseShared={isBaseShared}
              keepsMine={!taken.includes(source)}
              onChoose={(keepsMine) => choose(source, keepsMine)}
            />
          ))}
          {merged !== '' && <p>{translate('atrium.conflict.merged', { fields: merged })}</p>}
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          {translate('atrium.action.cancel')}
        </Button>
        <Button variant="contained" disabled={isSaving} onClick={() => void settle()}>
          {translate('atrium.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
