import { useId } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './Role.module.css'

interface CodeColumnProps {
  readonly title: string
  readonly codes: readonly string[]
  readonly nameOf: (code: string) => string
}

/** Permissions by name, with their number. */
export function CodeColumn({ title, codes, nameOf }: CodeColumnProps) {
  const translate = useTranslate()
  const heading = useId()
  return (
    <section className={styles['column']} aria-labelledby={heading}>
      <h2 id={heading}>
        {title} <small>{codes.length}</small>
      </h2>
      {codes.length === 0 && <p>{translate('System.role.compare.none')}</p>}
      <ul>
        {codes.toSorted().map((code) => (
          <li key={code} title={code}>
            {nameOf(code)}
          </li>
        ))}
      </ul>
    </section>
  )
}
