import { useTranslate } from 'react-admin'
import type { Locale } from '#src/providers/locale.ts'
import styles from './Messages.module.css'
import { languages, shownText, type MessageRow } from './useMessages.ts'

/** Each in itself, as people who read it look for it. */
export const languageNames: Readonly<Record<Locale, string>> = {
  zh_CN: '简体中文',
  zh_TW: '繁體中文',
  en_US: 'English',
}

interface MessageTableProps {
  readonly rows: readonly MessageRow[]
  readonly ownerName: (id: string) => string
  /** For people who may change texts. */
  readonly onEdit: ((row: MessageRow, locale: Locale) => void) | undefined
}

/** A page of texts: a row for each key, a column for each language. */
export function MessageTable({ rows, ownerName, onEdit }: MessageTableProps) {
  const translate = useTranslate()
  return (
    <div className={styles['scroller']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{translate('System.i18n.key')}</th>
            {languages.map((locale) => (
              <th key={locale} scope="col">
                {languageNames[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <code>{row.key}</code>
                <small>{ownerName(row.owner)}</small>
              </th>
              {languages.map((locale) => (
                <td key={locale} lang={locale.replace('_', '-')} data-own={Boolean(row.own[locale])}>
                  <Text row={row} locale={locale} onEdit={onEdit} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface TextProps extends Pick<MessageTableProps, 'onEdit'> {
  readonly row: MessageRow
  readonly locale: Locale
}

function Text({ row, locale, onEdit }: TextProps) {
  const translate = useTranslate()
  const shown = shownText(row, locale)
  if (!onEdit) return shown || translate('System.i18n.empty')
  const label = translate('System.i18n.edit', { key: row.key, language: languageNames[locale] })
  return (
    <button type="button" aria-label={`${shown} ${label}`} onClick={() => onEdit(row, locale)}>
      {shown || translate('System.i18n.empty')}
    </button>
  )
}
