import type { ReactNode, Ref } from 'react'
import s from './Form.module.css'

/**
 * The title of a form and a line about it. An error or a success replaces the line, so that nothing moves.
 * `remedy` is what the user can do about the error.
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
