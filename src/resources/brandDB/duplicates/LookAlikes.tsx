import { useContext, useEffect, useId } from 'react'
import { ValidationError } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { FormActionContext } from '#src/kit/form/change/formAction.ts'
import { LookAlikeLine } from './LookAlikeLine.tsx'
import styles from './LookAlikes.module.css'
import { useLookAlikes } from './useLookAlikes.ts'

interface LookAlikesProps {
  /** What is being entered. */
  readonly noun: 'brand' | 'company'
}

/** A field of the form that no record has. */
const source = 'look_alikes'

/**
 * In the form of a new brand or company: similar records that exist already, while the user types. If a
 * number or name is the same, the form can only be saved after the user says that it is another record.
 */
export const LookAlikes = (props: LookAlikesProps) =>
  useContext(FormActionContext) === 'create' ? <Panel {...props} /> : null

function Panel({ noun }: LookAlikesProps) {
  const values = useWatch() as Readonly<Record<string, unknown>>
  const found = useLookAlikes(noun, values)
  const translate = useTranslate()
  const heading = useId()
  const certain = found.filter(({ is_certain }) => is_certain)
  const same = certain.map(({ _id }) => _id).join()
  const { trigger } = useFormContext()
  const {
    field: { ref, value: seen, onBlur, onChange },
    fieldState: { error },
  } = useController({
    name: source,
    defaultValue: '',
    rules: { validate: (value) => same === '' || value === same || 'brandDB.alike.acknowledge' },
  })
  const isWrong = error !== undefined
  const isSettled = same === '' || seen === same
  useEffect(() => {
    // The record that was the same is no longer the same.
    if (isWrong && isSettled) void trigger(source)
  }, [isWrong, isSettled, trigger])
  return (
    <div className={styles['place']} aria-live="polite">
      {found.length > 0 && (
        <section
          className={styles['panel']}
          data-certain={same !== '' || undefined}
          aria-labelledby={heading}
        >
          <h2 id={heading}>{translate('brandDB.alike.title')}</h2>
          <p className="muted">
            {same === ''
              ? translate('brandDB.alike.likely')
              : translate('brandDB.alike.certain', { smart_count: certain.length })}
          </p>
          <ul className="stack">
            {found.map((record) => (
              <LookAlikeLine key={record._id} noun={noun} record={record} />
            ))}
          </ul>
          {same !== '' && (
            <label className={styles['seen']}>
              <input
                type="checkbox"
                ref={ref}
                checked={seen === same}
                aria-invalid={isWrong}
                aria-describedby={isWrong ? `${heading}-error` : undefined}
                onBlur={onBlur}
                onChange={(event) => onChange(event.target.checked ? same : '')}
              />
              {translate('brandDB.alike.go_on')}
            </label>
          )}
          {isWrong && (
            <p id={`${heading}-error`} className="red">
              <ValidationError error={error.message ?? ''} />
            </p>
          )}
        </section>
      )}
    </div>
  )
}
