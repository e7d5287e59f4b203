import { useContext } from 'react'
import type { ReactNode } from 'react'
import { LinkBase, RecordContextProvider } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { SelectionContext } from '#src/kit/table/selection/selection.ts'
import styles from './Cards.module.css'
import { cellOf } from './cellOf.tsx'
import type { BodyProps } from './Rows.tsx'
import { isSum } from './sums.ts'
import { useLongPress } from '#src/kit/base/control/useLongPress.ts'
import { useColumnLabel } from './useColumnLabel.ts'
import { useLoneFigures } from './useFigures.ts'
import { useRowPath } from './useRowPath.ts'

interface CardsProps extends BodyProps {
  /** Rendered below the name, instead of the columns. */
  card: ((record: RaRecord) => ReactNode) | undefined
}

/**
 * The rows of a table as cards, on phones and if the user chooses so. The first column is the title, the
 * others are lines, unless the list renders its own content. A finger that stays on a card selects it, which offers the
 * actions for it.
 */
export function Cards({ records, columns, contract, words, selectable, rowActions, card }: CardsProps) {
  const selection = useContext(SelectionContext)
  const translate = useTranslate()
  const labelOf = useColumnLabel()
  const pathOf = useRowPath()
  const nameOf = useLocalName()
  const longPress = useLongPress(
    (target) => {
      const record = records.find((one) => String(one.id) === cardIdAt(target))
      if (record) selection?.tick([record.id], !selection.isTicked(record.id))
    },
    (target) => cardIdAt(target) !== undefined,
  )
  const [title, ...lines] = useLoneFigures(columns)
  return (
    <ul
      className={styles['cards']}
      data-pressable={selectable || undefined}
      {...(selectable ? longPress : {})}
    >
      {records.map((record) => {
        const isRecord = !isSum(record, columns)
        const path = isRecord ? pathOf(record.id) : undefined
        const isTicked = selection?.isTicked(record.id) ?? false
        const heading = title && cellOf(title, record, contract, words)
        return (
          <li
            key={record.id}
            className={styles['card']}
            data-id={isRecord ? record.id : undefined}
            data-path={path}
            data-ticked={isTicked || undefined}
          >
            <div className={styles['head']}>
              {path === undefined ? (
                <span className={styles['title']}>{heading}</span>
              ) : (
                <LinkBase className={`covers ${styles['title']}`} to={path}>
                  {heading}
                </LinkBase>
              )}
              {selectable && isRecord && (
                <input
                  type="checkbox"
                  aria-label={translate('atrium.labelled', {
                    label: translate('ra.action.select_row'),
                    name: nameOf(record),
                  })}
                  checked={isTicked}
                  onChange={() => selection?.tick([record.id], !isTicked)}
                />
              )}
            </div>
            <RecordContextProvider value={record}>
              {card && isRecord ? (
                <div className={styles['own']}>{card(record)}</div>
              ) : (
                <dl className={styles['lines']}>
                  {lines.map((column) => (
                    <div key={column.source}>
                      <dt className="tiny">{labelOf(column)}</dt>
                      <dd className="figures">{cellOf(column, record, contract, words)}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {rowActions && isRecord && <div className={styles['acts']}>{rowActions(record)}</div>}
            </RecordContextProvider>
          </li>
        )
      })}
    </ul>
  )
}

/** The id of the card on which a finger rests, unless it rests on a control in the card. */
const cardIdAt = (target: EventTarget): string | undefined =>
  target instanceof Element && !target.closest('input, button, label')
    ? target.closest<HTMLElement>('[data-id]')?.dataset['id']
    : undefined
