import { Button } from '@mui/material'
import { useState } from 'react'
import type { ReactNode } from 'react'
import s from './Profile.module.css'

/**
 * The current value and a button, which is replaced by a form. When the form closes, the focus returns to the
 * button.
 */
export const InPlace = ({ children, action, startsOpen = false, renderForm }: InPlaceProps) => {
  const [step, setStep] = useState<'closed' | 'open' | 'closed again'>(startsOpen ? 'open' : 'closed')
  if (step === 'open') return renderForm(() => setStep('closed again'))
  return (
    <div className={s.closed}>
      {children}
      <Button ref={step === 'closed' ? null : focusOn} variant="outlined" onClick={() => setStep('open')}>
        {action}
      </Button>
    </div>
  )
}

const focusOn = (button: HTMLElement | null) => button?.focus()

interface InPlaceProps {
  children: ReactNode
  /** The label of the button. */
  action: string
  startsOpen?: boolean
  renderForm: (close: () => void) => ReactNode
}
