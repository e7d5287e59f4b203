import type { ComponentProps, ReactNode, Ref } from 'react'
import s from './Form.module.css'

/**
 * A form below its title and a line about it. An error or a success replaces the line, so that nothing moves.
 * `remedy` is what the user can do about the error.
 */
export const Form = ({ title, hint, failure, remedy, success, isNews, children, ...form }: FormProps) => (
  <>
    <h1 className="look-title">{title}</h1>
    <div className="look-message">
      {failure ? (
        <Alert key="failure">
          {failure}
          {remedy ? <> {remedy}</> : null}
        </Alert>
      ) : success ? (
        <output ref={isNews ? focus : undefined} className={s.success} tabIndex={-1}>
          {success}
        </output>
      ) : (
        <p className="look-hint">{hint}</p>
      )}
    </div>
    <form className="look-fields" noValidate {...form}>
      {children}
    </form>
  </>
)

const focus = (element: HTMLElement | null) => element?.focus()

/** What went wrong. */
export const Alert = ({ children }: { children: ReactNode }) => (
  <p className={s.failure} role="alert">
    {children}
  </p>
)

/** Sends a form. While something is under way it says so and does nothing. */
export const Submit = ({ step, texts, ref }: SubmitProps) => (
  <>
    <button ref={ref} type="submit" className={s.submit} aria-disabled={step !== 'ready'} data-step={step}>
      {texts[step]}
    </button>
    <output className="visually-hidden">{step === 'ready' ? '' : texts[step]}</output>
  </>
)

/** A button that looks like a link. */
export const Link = (button: ComponentProps<'button'>) => (
  <button type="button" className={s.link} {...button} />
)

interface FormProps extends ComponentProps<'form'> {
  title: string
  hint: string
  failure?: string | undefined
  remedy?: ReactNode
  success?: string | undefined
  /** The success gets the focus, because the button that was clicked is gone. */
  isNews?: boolean
}

interface SubmitProps {
  step: 'ready' | 'busy' | 'done'
  texts: { readonly ready: string; readonly busy: string; readonly done?: string }
  ref?: Ref<HTMLButtonElement>
}
