import { useContext, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { SideValue } from '#src/kit/value/diff/SideValue.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { isSameValue } from '#src/kit/form/change/changes.ts'
import { FormBaseContext } from '#src/kit/form/change/useChanges.ts'
import { brandLooks } from '#src/resources/brandDB/brand/brandParts.ts'
import styles from './Modify.module.css'

interface CurrentValueProps {
  readonly source: string
  /** Renders the current value, compared with the proposed one; by default like the field. */
  readonly render?: (current: unknown, proposed: unknown) => ReactNode
}

/** The current value of a field of the brand, as soon as the proposed one differs. */
export function CurrentValue({ source, render }: CurrentValueProps) {
  const translate = useTranslate()
  const words = useWords()
  const { fields } = useContract()
  const current = useContext(FormBaseContext)[source]
  const proposed: unknown = useWatch({ name: source })
  if (isSameValue(proposed, current)) return null
  const shared = { source, words, field: fields[source], look: brandLooks[source] ?? {} }
  return (
    <dl className={styles['current']}>
      <dt className="tiny">{translate('brandDB.brandAudit.now')}</dt>
      <dd>
        {render?.(current, proposed) ?? (
          <SideValue {...shared} value={current} other={proposed} mark="removed" />
        )}
      </dd>
    </dl>
  )
}
