import { FieldValue } from '#src/kit/value/field/FieldValue.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import styles from './Input.module.css'

/** A field that the form shows but cannot change. */
export function ReadOnly({ source }: { source: string }) {
  const words = useWords()
  return (
    <dl className={styles['labelled']}>
      <dt className="small">{words.label(source)}</dt>
      <dd className={styles['shown']}>
        <FieldValue source={source} />
      </dd>
    </dl>
  )
}
