import { useEffect, useEffectEvent, useRef } from 'react'
import { ValidationError } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useFormContext, useFormState } from 'react-hook-form'
import { useWords } from '#src/kit/value/field/useWords.ts'
import styles from './Form.module.css'

/** After a failed save: every invalid field, with a link to it; the first has the focus. */
export function ErrorSummary() {
  const { errors, submitCount, isSubmitting } = useFormState()
  const { setFocus } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const words = useWords()
  const translate = useTranslate()
  const wrong = Object.entries(errors).flatMap(([source, error]) =>
    typeof error?.message === 'string' ? [{ source, message: error.message }] : [],
  )
  const reveal = useEffectEvent(() => {
    const [first] = wrong
    const before = document.activeElement
    if (!first || before?.matches('[aria-invalid=true]')) return
    setFocus(first.source)
    // Not every input takes the focus.
    if (document.activeElement === before) box.current?.scrollIntoView?.({ block: 'nearest' })
  })
  // The form itself leads to what it finds wrong, but not to what the server does.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) reveal()
  }, [submitCount, isSubmitting])
  if (submitCount === 0 || wrong.length === 0) return null
  return (
    <div ref={box} className={styles['summary']} role="alert">
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
