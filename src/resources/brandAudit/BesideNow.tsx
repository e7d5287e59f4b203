import { useContext, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { isSameValue } from '#src/kit/form/changes.ts'
import { FormBaseContext } from '#src/kit/form/useChanges.ts'
import styles from './Modify.module.css'

interface BesideNowProps {
  readonly source: string
  readonly lang?: string | undefined
  /** Renders the current value, compared with the proposed one. */
  readonly renderNow: (current: unknown, proposed: unknown) => ReactNode
  /** The input. */
  readonly children: ReactNode
}

/** An input, and next to it the current value of the brand as soon as they differ. */
export function BesideNow({ source, lang, renderNow, children }: BesideNowProps) {
  const translate = useTranslate()
  const current = useContext(FormBaseContext)[source]
  const proposed: unknown = useWatch({ name: source })
  const isChanged = !isSameValue(proposed, current)
  return (
    <div className={styles['beside']} data-changed={isChanged}>
      {children}
      {isChanged && (
        <dl className={styles['current']}>
          <dt>{translate('brandDB.brandAudit.now')}</dt>
          <dd {...(lang === undefined ? {} : { lang })}>{renderNow(current, proposed)}</dd>
        </dl>
      )}
    </div>
  )
}
