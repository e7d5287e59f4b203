import { useCallback, useId, useState } from 'react'
import type { ReactNode } from 'react'
import s from './Popup.module.css'

/**
 * A dialog over the page, with a title and a line below it. Escape calls `onClose`. The focus returns to
 * where it was.
 */
export const Popup = ({ title, hint, onClose, children }: PopupProps) => {
  const id = useId()
  const [before] = useState(() => document.activeElement)
  const open = useCallback(
    (dialog: HTMLDialogElement) => {
      if (!dialog.open) dialog.showModal()
      return () => {
        if (before instanceof HTMLElement) before.focus()
      }
    },
    [before],
  )

  return (
    <dialog
      ref={open}
      className={s.popup}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A second Escape closes it in any case.
      onClose={onClose}
    >
      <h2 id={id}>{title}</h2>
      <p className={s.hint}>{hint}</p>
      {children}
    </dialog>
  )
}

interface PopupProps {
  title: string
  hint: string
  onClose: () => void
  children: ReactNode
}
