import { FieldValue } from '#src/kit/field/FieldValue.tsx'
import { useWords } from '#src/kit/field/useWords.ts'
import type { ValueLook } from '#src/kit/field/ValueOf.tsx'
import styles from './Record.module.css'

/** A field, or a field and how it is shown. */
export type Fact = string | ({ source: string } & ValueLook)

/** Fields of the record on screen as pairs of label and value. */
export function Facts({ sources }: { sources: readonly Fact[] }) {
  const words = useWords()
  return (
    <dl className={styles['facts']}>
      {sources.map((fact) => {
        const { source, ...look } = typeof fact === 'string' ? { source: fact } : fact
        return (
          <div key={source}>
            <dt>{words.label(source)}</dt>
            <dd>
              <FieldValue source={source} {...look} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
