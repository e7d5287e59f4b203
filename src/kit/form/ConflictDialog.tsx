import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useContext, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { setSubmissionErrors } from 'react-admin'
import { useContract } from '#src/kit/contractOf.ts'
import { useWords } from '#src/kit/field/useWords.ts'
import { ValueOf } from '#src/kit/field/ValueOf.tsx'
import { isSame } from './changes.ts'
import type { Values } from './changes.ts'
import styles from './Form.module.css'
import { BaseContext } from './useChanges.ts'
import type { Conflict } from './useSave.ts'

interface ConflictDialogProps {
  conflict: Conflict
  isSaving: boolean
  onCancel: () => void
  /** Saves the settled values over the newer revision; answers field errors. */
  onSettle: (values: Values) => Promise<Record<string, string> | undefined>
}

/** Someone saved the record meanwhile: each field that now differs, to keep as typed or to take over, then to save again. */
export function ConflictDialog({
  conflict: { mine, theirs },
  isSaving,
  onCancel,
  onSettle,
}: ConflictDialogProps) {
  const translate = useTranslate()
  const title = useId()
  const contract = useContract()
  const base = useContext(BaseContext)
  const { resetField, setError } = useFormContext()
  const differing = Object.entries(contract.fields)
    .filter(([source, { writable }]) => writable === 'always' && !isSame(mine[source], theirs[source]))
    .map(([source]) => source)
  // What the person did not touch is the other's; what both touched is theirs to decide, their own word first.
  const [keeps, setKeeps] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(differing.map((source) => [source, !isSame(mine[source], base[source])])),
  )
  const settle = async () => {
    const taken = differing.filter((source) => !keeps[source])
    for (const source of taken) resetField(source, { defaultValue: theirs[source] ?? null })
    const values = { ...mine, ...Object.fromEntries(taken.map((source) => [source, theirs[source] ?? null])) }
    const errors = await onSettle(values)
    if (errors) {
      onCancel()
      setSubmissionErrors(errors, setError)
    }
  }
  return (
    <Dialog open onClose={onCancel} aria-labelledby={title} maxWidth="md">
      <DialogTitle id={title}>{translate('atrium.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('atrium.conflict.text')}</DialogContentText>
        <div className={styles['conflict']}>
          {differing.map((source) => (
            <ConflictField
              key={source}
              source={source}
              mine={mine[source]}
              theirs={theirs[source]}
              keepsMine={keeps[source] ?? true}
              onChoose={(keepsMine) => setKeeps({ ...keeps, [source]: keepsMine })}
            />
          ))}
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

interface ConflictFieldProps {
  source: string
  mine: unknown
  theirs: unknown
  keepsMine: boolean
  onChoose: (keepsMine: boolean) => void
}

function ConflictField({ source, mine, theirs, keepsMine, onChoose }: ConflictFieldProps) {
  const translate = useTranslate()
  const words = useWords()
  const field = useContract().fields[source]
  if (!field) return null
  const sides = [
    { isMine: true, label: 'atrium.conflict.keep_mine', value: mine },
    { isMine: false, label: 'atrium.conflict.take_theirs', value: theirs },
  ]
  return (
    <fieldset className={styles['sides']}>
      <legend>{words.label(source)}</legend>
      {sides.map(({ isMine, label, value }) => (
        <label key={label}>
          <input
            type="radio"
            name={`conflict-${source}`}
            checked={keepsMine === isMine}
            onChange={() => onChoose(isMine)}
          />
          <span>
            <span className={styles['side']}>{translate(label)}</span>
            <ValueOf field={field} source={source} value={value} words={words} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
