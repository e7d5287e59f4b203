import { useContext } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useContract } from '#src/kit/contractOf.ts'
import { SideValue } from '#src/kit/diff/SideValue.tsx'
import { useWords } from '#src/kit/field/useWords.ts'
import { isSame } from '#src/kit/form/changes.ts'
import { BaseContext } from '#src/kit/form/useChanges.ts'
import { Input } from '#src/kit/input/Input.tsx'
import { TextInput } from '#src/kit/input/TextInput.tsx'
import styles from './Modify.module.css'
import type { ModifyInput } from './modifyGroups.ts'

/** An input, and beside it what the brand says now, as soon as something else is proposed. */
export function Beside({ source, lang }: ModifyInput) {
  const translate = useTranslate()
  const words = useWords()
  const field = useContract().fields[source]
  const current = useContext(BaseContext)[source]
  const value: unknown = useWatch({ name: source })
  const isChanged = !isSame(value, current)
  return (
    <div className={styles['beside']} data-changed={isChanged}>
      {lang === undefined ? <Input source={source} /> : <TextInput source={source} lang={lang} />}
      {isChanged && (
        <dl className={styles['current']}>
          <dt>{translate('brandDB.brandAudit.now')}</dt>
          <dd {...(lang === undefined ? {} : { lang })}>
            <SideValue
              source={source}
              field={field}
              value={current}
              other={value}
              mark="removed"
              words={words}
            />
          </dd>
        </dl>
      )}
    </div>
  )
}
