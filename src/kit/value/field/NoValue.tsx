import Lock from '@mui/icons-material/LockOutlined'
import { useContext } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Field } from '#contract/field.ts'
import { mayOf, SubjectContext } from '#src/kit/base/person/subject.ts'
import { noValue } from './formatNumber.ts'
import styles from './NoValue.module.css'

/**
 * Stands for a value that is not there: a dash if there is none, and words if this person may not see it, because a dash
 * would say that there is none.
 */
export const NoValue = ({ field }: { readonly field: Field }) =>
  // A text is masked instead, so an empty one is empty.
  field.private === undefined || field.kind === 'text' ? noValue : <Private field={field} />

function Private({ field }: { readonly field: Field }) {
  const translate = useTranslate()
  const subject = useContext(SubjectContext)
  if (!subject || mayOf(subject, field.private)) return noValue
  return (
    <span className={styles['private']}>
      <Lock aria-hidden />
      {translate('atrium.value.private')}
    </span>
  )
}
