import { LinkBase, useListContext, useTranslate } from 'react-admin'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import styles from './Cards.module.css'
import { cellOf } from './Rows.tsx'
import type { BodyProps } from './Rows.tsx'
import { useRowPath } from './useRowPath.ts'

/** The rows of a table on a phone: a card each, the first column its title, the other columns lines. */
export function Cards({ records, columns, contract, words, selectable }: BodyProps) {
  const { selectedIds, onToggleItem } = useListContext()
  const translate = useTranslate()
  const pathOf = useRowPath()
  const nameOf = useLocalName()
  const [title, ...lines] = columns
  return (
    <ul className={styles['cards']}>
      {records.map((record) => {
        const path = pathOf(record.id)
        const heading = title && cellOf(title, record, contract, words)
        return (
          <li
            key={record.id}
            className={styles['card']}
            data-ticked={selectedIds.includes(record.id) || undefined}
          >
            <div className={styles['head']}>
              {path === undefined ? (
                <span className={styles['title']}>{heading}</span>
              ) : (
                <LinkBase className={styles['title']} to={path}>
                  {heading}
                </LinkBase>
              )}
              {selectable && (
                <input
                  type="checkbox"
                  aria-label={translate('atrium.labelled', {
                    label: translate('ra.action.select_row'),
                    name: nameOf(record),
                  })}
                  checked={selectedIds.includes(record.id)}
                  onChange={() => onToggleItem(record.id)}
                />
              )}
            </div>
            <dl className={styles['lines']}>
              {lines.map((column) => (
                <div key={column.source}>
                  <dt>{column.label === undefined ? words.label(column.source) : translate(column.label)}</dt>
                  <dd>{cellOf(column, record, contract, words)}</dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
