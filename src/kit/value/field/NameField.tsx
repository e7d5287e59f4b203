import { useLocale } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { RecordPicture } from '#src/kit/value/picture/RecordPicture.tsx'
import styles from './NameField.module.css'
import { nameIn } from './useLocalName.ts'

/**
 * A record's name: in the current language first, with another language beside it in a secondary colour. With
 * `monogram`, a coloured first letter precedes it, or the record's own `picture` if it has one.
 */
export function NameField({ record, monogram = false, picture = null }: NameFieldProps) {
  const locale = useLocale()
  const name = nameIn(record, locale) || String(record.id)
  const other = besides(nameIn(record, locale === 'en_US' ? 'zh_CN' : 'en_US'), name)
  return (
    <span className={styles['name']}>
      {monogram && <RecordPicture id={String(record.id)} name={name} uid={picture} />}
      <span className={styles['first']}>{name}</span>
      {other !== '' && <span className={styles['other']}>{other}</span>}
    </span>
  )
}

interface NameFieldProps {
  readonly record: RaRecord
  readonly monogram?: boolean
  /** The uid of an uploaded picture. */
  readonly picture?: string | null
}

/** What a name adds to the name already shown: many Chinese names begin with the English name. */
function besides(other: string, shown: string): string {
  if (`${shown} `.startsWith(`${other} `)) return ''
  return other.startsWith(`${shown} `) ? other.slice(shown.length + 1) : other
}
