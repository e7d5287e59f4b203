import type { Ref } from 'react'
import s from './Form.module.css'

/** Sends a form. While something is under way it says so and does nothing. */
export const Submit = ({ text, step, ref }: SubmitProps) => (
  <>
    <button ref={ref} type="submit" className={s.submit} aria-disabled={step !== 'ready'} data-step={step}>
      {text}
    </button>
    <output className="visually-hidden">{step === 'ready' ? '' : text}</output>
  </>
)

interface SubmitProps {
  text: string
  step: 'ready' | 'busy' | 'done'
  ref?: Ref<HTMLButtonElement>
}
