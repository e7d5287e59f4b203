import type { ReactNode, Ref } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { joinNames } from '#contract/joinNames.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import styles from './Form.module.css'
import { useChanges } from '#src/kit/form/change/useChanges.ts'

interface FormBarProps {
  /** What the bar is for, for screen readers. */
  readonly label: string
  readonly ref?: Ref<HTMLElement>
  /** The buttons that submit the form. */
  readonly children: ReactNode
}

/** The bar at the bottom of a form: the changed fields, and the buttons that submit it. */
export function FormBar({ label, ref, children }: FormBarProps) {
  const locale = useLocale()
  const translate = useTranslate()
  const words = useWords()
  const changed = Object.keys(useChanges())
  return (
    <section className={styles['bar']} ref={ref} aria-label={label}>
      <output className={styles['changes']}>
        {changed.length > 0 && (
          <>
            <strong className="ink strong">
              {translate('atrium.form.unsaved', { smart_count: changed.length })}
            </strong>{' '}
            {joinNames(
              changed.map((source) => words.label(source)),
              locale,
            )}
          </>
        )}
      </output>
      {children}
    </section>
  )
}
