import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './Record.module.css'

interface SectionProps {
  /** The message key of the heading. */
  title: string
  /** Shown at the end of the heading's line. */
  action?: ReactNode
  children: ReactNode
}

/** A card with a heading. */
export function Section({ title, action, children }: SectionProps) {
  const translate = useTranslate()
  const heading = useId()
  return (
    <section className={styles['section']} aria-labelledby={heading}>
      <div className={styles['sectionHead']}>
        <h2 id={heading}>{translate(title)}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
