import Edit from '@mui/icons-material/EditOutlined'
import { IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { scoreSections } from '#contract/RM_evaluate/scoringRules.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { RemoveButton } from '#src/kit/form/input/RemoveButton.tsx'
import styles from './SetItems.module.css'
import { weightOf, type ScoreItem, type TypedWeights } from './weights.ts'

interface ItemTableProps {
  readonly items: readonly ScoreItem[]
  readonly typed: TypedWeights
  readonly texts: string
  /** What can be done with the items of a draft. */
  readonly edit?: {
    readonly onType: (id: string, text: string) => void
    readonly onOpen: (item: ScoreItem) => void
    readonly onRemove: (item: ScoreItem) => unknown
  }
}

/** Items by section, with their weights and points. */
export function ItemTable({ items, typed, texts, edit }: ItemTableProps) {
  const translate = useTranslate()
  const head = (name: string) => translate(`${texts}.item.fields.${name}`)
  const columns = edit ? 5 : 4
  return (
    <div className={styles['items']}>
      <table className="lines">
        <thead>
          <tr>
            <th scope="col">{head('code')}</th>
            <th scope="col">{translate(`${texts}.item_name`)}</th>
            <th scope="col" className="nowrap text-end">
              {head('weight')}
            </th>
            <th scope="col" className="nowrap text-end">
              {head('max_score')}
            </th>
            {edit && <th scope="col">{translate(`${texts}.actions`)}</th>}
          </tr>
        </thead>
        {scoreSections
          .filter((section) => items.some((item) => item.section === section))
          .map((section) => (
            <tbody key={section}>
              <tr>
                <th scope="rowgroup" colSpan={columns}>
                  {translate(`${texts}.item.choices.section.${section}`)}
                </th>
              </tr>
              {items
                .filter((item) => item.section === section)
                .map((item) => (
                  <ItemRow key={item._id} {...{ item, typed, texts, edit }} />
                ))}
            </tbody>
          ))}
      </table>
    </div>
  )
}

type ItemRowProps = Pick<ItemTableProps, 'typed' | 'texts'> & {
  readonly item: ScoreItem
  readonly edit: ItemTableProps['edit'] | undefined
}

function ItemRow({ item, typed, texts, edit }: ItemRowProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const name = nameOf({ ...item, id: item._id })
  const label = (text: string) => translate(`${texts}.${text}`, { item: name })
  return (
    <tr>
      <td>{item.code}</td>
      <td>
        {name}
        {item.is_critical && (
          <small className="block muted small">{translate(`${texts}.item.fields.is_critical`)}</small>
        )}
      </td>
      <td className="nowrap text-end">
        {edit ? (
          <input
            inputMode="decimal"
            aria-label={label('weight_of')}
            aria-invalid={weightOf(item, typed) === null}
            value={typed[item._id] ?? String(item.weight)}
            onChange={({ target }) => edit.onType(item._id, target.value)}
          />
        ) : (
          formatNumber(item.weight)
        )}
      </td>
      <td className="nowrap text-end">{formatNumber(item.max_score)}</td>
      {edit && (
        <td className="nowrap text-end">
          <IconButton aria-label={label('change_of')} onClick={() => edit.onOpen(item)}>
            <Edit fontSize="small" />
          </IconButton>
          <RemoveButton
            label={label('remove_of')}
            text="atrium.action.confirm_delete.text"
            isStored
            onRemove={() => edit.onRemove(item)}
          />
        </td>
      )}
    </tr>
  )
}
