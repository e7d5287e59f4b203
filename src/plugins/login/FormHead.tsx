import s from './Form.module.css'

/** What a form is for; in the place of its line stands what went wrong, or right, so that nothing moves. */
export const FormHead = ({ title, hint, failure, success }: FormHeadProps) => (
  <>
    <h1 className={s.title}>{title}</h1>
    <div className={s.message}>
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : success ? (
        <output className={s.success}>{success}</output>
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
  success?: string | undefined
}
