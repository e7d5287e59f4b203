import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Locale } from '#src/providers/locale.ts'
import styles from './Messages.module.css'
import { languages, shownText, type MessageRow } from './useMessages.ts'
import type { TextPlace } from './useTextPlaces.ts'

/** Each in itself, as people who read it look for it. */
export const languageNames: Readonly<Record<Locale, string>> = {
  zh_CN: '简体中文',
  zh_TW: '繁體中文',
  en_US: 'English',
}

interface MessageTableProps {
  readonly rows: readonly MessageRow[]
  readonly ownerName: (id: string) => string
  /** The pages that use a text. */
  readonly placesOf: (key: string) => readonly TextPlace[]
  /** For people who may change texts. */
  readonly onEdit: ((row: MessageRow, locale: Locale) => void) | undefined
}

/** A page of texts: a row for each key, a column for each language. */
export function MessageTable({ rows, ownerName, placesOf, onEdit }: MessageTableProps) {
  const translate = useTranslate()
  return (
    <div className="box scroll">
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col" className="muted strong">
              {translate('System.i18n.key')}
            </th>
            {languages.map((locale) => (
              <th key={locale} scope="col" className="muted strong">
                {languageNames[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <code className="block tiny">{row.key}</code>
                <small className="block muted tiny">{ownerName(row.owner)}</small>
                <Used places={placesOf(row.key)} />
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

/** The pages that use a text, a few of them by name. */
function Used({ places }: { readonly places: readonly TextPlace[] }) {
  const translate = useTranslate()
  if (places.length === 0) return null
  return (
    <small className="block muted tiny">
      {translate('System.i18n.seen_on')}
      {places.slice(0, named).map(({ to, name }) => (
        <LinkBase key={to} to={to}>
          {name}
        </LinkBase>
      ))}
      {places.length > named && translate('System.i18n.seen_more', { count: places.length - named })}
    </small>
  )
}

const named = 3

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
    <button
      type="button"
      className="block full text-start"
      aria-label={`${shown} ${label}`}
      onClick={() => onEdit(row, locale)}
    >
      {shown || translate('System.i18n.empty')}
    </button>
  )
}
