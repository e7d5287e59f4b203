import { Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import s from './Profile.module.css'

/**
 * The current value and a button, which is replaced by a form. When the form closes, the focus returns to the
 * button.
 */
export const InPlace = ({ children, action, startsOpen = false, renderForm }: InPlaceProps) => {
  const [isOpen, setOpen] = useState(startsOpen)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return renderForm(() => setOpen(false))
  return (
    <div className={s.closed}>
      {children}
      <Button ref={button} variant="outlined" onClick={() => setOpen(true)}>
        {action}
      </Button>
    </div>
  )
}

interface InPlaceProps {
  children: ReactNode
  /** The label of the button. */
  action: string
  startsOpen?: boolean
  renderForm: (close: () => void) => ReactNode
}
