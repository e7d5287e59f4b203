import { useContext, useId, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './Form.module.css'
import { FormSectionsContext } from './FormSections.tsx'

/** A group of inputs under a heading (a message key). */
export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  const heading = useId()
  const register = useContext(FormSectionsContext)
  const text = translate(title)
  useLayoutEffect(() => register?.({ id: heading, title: text }), [register, heading, text])
  return (
    <section className={styles['group']} aria-labelledby={heading}>
      <h2 id={heading}>{text}</h2>
      {children}
    </section>
  )
}
