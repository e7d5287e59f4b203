import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import styles from './Form.module.css'

/** A group of inputs under a heading (a message key). */
export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  const heading = useId()
  return (
    <section className={styles['group']} aria-labelledby={heading}>
      <h2 id={heading}>{translate(title)}</h2>
      {children}
    </section>
  )
}
