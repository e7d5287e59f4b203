import { useTranslate, ValidationError } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useWords } from '#src/kit/field/useWords.ts'
import styles from './Form.module.css'

/** After a failed save: every invalid field, with a link to it. */
export function ErrorSummary() {
  const { errors, submitCount } = useFormState()
  const { setFocus } = useFormContext()
  const words = useWords()
  const translate = useTranslate()
  const wrong = Object.entries(errors).flatMap(([source, error]) =>
    typeof error?.message === 'string' ? [{ source, message: error.message }] : [],
  )
  if (submitCount === 0 || wrong.length === 0) return null
  return (
    <div className={styles['summary']} role="alert">
      <strong>{translate('atrium.form.fix', { smart_count: wrong.length })}</strong>
      <ul>
        {wrong.map(({ source, message }) => (
          <li key={source}>
            <button type="button" onClick={() => setFocus(source)}>
              {words.label(source)}
            </button>
            {translate('atrium.labelled', { label: '', name: '' })}
            <ValidationError error={message} />
          </li>
        ))}
      </ul>
    </div>
  )
}
