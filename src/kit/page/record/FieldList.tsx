import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { FieldValue } from '#src/kit/value/field/FieldValue.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import type { ValueLook } from '#src/kit/base/resource/ValueLook.ts'
import styles from '#src/kit/value/frame/Record.module.css'

/** A field, or a field and how to show it: by its kind, or with a custom rendering of its value. */
export type Fact = string | ({ source: string; render?(value: NonNullable<unknown>): ReactNode } & ValueLook)

interface FieldListProps {
  sources: readonly Fact[]
  className?: string | undefined
  /** False: references are names alone. */
  links?: boolean
}

/** Fields of the current record as pairs of label and value. */
export function FieldList({ sources, className = styles['facts'], links = true }: FieldListProps) {
  const words = useWords()
  const record = useRecordContext()
  return (
    <dl className={className}>
      {sources.map((fact) => {
        const { source, render, ...look } =
          typeof fact === 'string' ? { source: fact, render: undefined } : fact
        const value: unknown = record?.[source]
        const isEmpty = value === null || value === undefined
        return (
          <div key={source}>
            <dt>{words.label(source)}</dt>
            <dd>
              {render && !isEmpty ? render(value) : <FieldValue source={source} link={links} {...look} />}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
