import { Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import s from './Profile.module.css'

/**
 * A form in which the user changes something about the account. `onSubmit` returns the name of the field to correct, if
 * there is one. Escape closes the form, unless it is the whole page.
 */
export const AccountForm = (props: AccountFormProps) => {
  const { first, failure, text, busyText = text, onSubmit, onCancel, children } = props
  const translate = useTranslate()
  const { user } = usePerson()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)

  // The button that opened the form is gone, and the focus would be lost.
  useEffect(() => focusField(form.current, first), [first])

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const field = await onSubmit().finally(() => setBusy(false))
    focusField(form.current, field)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onCancel || event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }

  return (
    // Escape in any of its fields; the button beside it says the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form ref={form} className={s.form} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      {children}
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <div className="flex wrap gap-8">
        <Button type="submit" variant="contained" aria-disabled={isBusy}>
          {isBusy ? busyText : text}
        </Button>
        {onCancel && (
          <Button variant="outlined" onClick={onCancel}>
            {translate('atrium.action.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Moves the focus to a field of a form. */
export function focusField(form: HTMLFormElement | null, field: string | null | undefined): void {
  if (field) form?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
}

interface AccountFormProps {
  /** The field that gets the focus. */
  first: string
  /** What went wrong, if it is about no field. */
  failure?: string | undefined
  /** The label of the button. */
  text: string
  /** The text of the button while the form is being sent. */
  busyText?: string
  onSubmit: () => Promise<string | null | undefined>
  /** Absent if the form is the whole page and cannot be closed. */
  onCancel?: (() => void) | undefined
  children: ReactNode
}
