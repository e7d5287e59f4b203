import type { ReactNode, Ref } from 'react'
import s from './Form.module.css'

/**
 * What a form is for; in the place of its line stands what went wrong, or right, so that nothing moves. `remedy` is
 * what can be done about the failure.
 */
export const FormHead = ({ title, hint, failure, remedy, success, successRef }: FormHeadProps) => (
  <>
    <h1 className={s.title}>{title}</h1>
    <div className={s.message}>
      {failure ? (
        <p key="failure" className={s.failure} role="alert">
          {failure}
          {remedy ? <> {remedy}</> : null}
        </p>
      ) : success ? (
        <output ref={successRef} className={s.success} tabIndex={-1}>
          {success}
        </output>
      ) : (
        <p className={s.hint}>{hint}</p>
      )}
    </div>
  </>
)

interface FormHeadProps {
  title: string
  hint: string
  failure?: string | undefined
  remedy?: ReactNode
  success?: string | undefined
  successRef?: Ref<HTMLOutputElement>
}
