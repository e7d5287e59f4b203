import Edit from '@mui/icons-material/EditOutlined'
import { IconButton } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { scoreSections } from '#contract/RM_evaluate/scoringRules.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { RemoveButton } from '#src/kit/form/input/RemoveButton.tsx'
import styles from './SetItems.module.css'
import { weightOf, type ScoreItem, type TypedWeights } from './weights.ts'

interface ItemTableProps {
  readonly items: readonly ScoreItem[]
  readonly typed: TypedWeights
  /** What can be done with the items of a draft. */
  readonly edit?: {
    readonly onType: (id: string, text: string) => void
    readonly onOpen: (item: ScoreItem) => void
    readonly onRemove: (item: ScoreItem) => unknown
  }
}

/** Items by section, with their weights and points. */
export function ItemTable({ items, typed, edit }: ItemTableProps) {
  const translate = useTranslate()
  const head = (name: string) => translate(`RM_evaluate.itemset.item.fields.${name}`)
  const columns = edit ? 5 : 4
  return (
    <div className={styles['items']}>
      <table className="lines">
        <thead>
          <tr>
            <th scope="col">{head('code')}</th>
            <th scope="col">{translate('RM_evaluate.itemset.item_name')}</th>
            <th scope="col" className="nowrap text-end">
              {head('weight')}
            </th>
            <th scope="col" className="nowrap text-end">
              {head('max_score')}
            </th>
            {edit && <th scope="col">{translate('RM_evaluate.itemset.actions')}</th>}
          </tr>
        </thead>
        {scoreSections
          .filter((section) => items.some((item) => item.section === section))
          .map((section) => (
            <tbody key={section}>
              <tr>
                <th scope="rowgroup" colSpan={columns}>
                  {translate(`RM_evaluate.itemset.item.choices.section.${section}`)}
                </th>
              </tr>
              {items
                .filter((item) => item.section === section)
                .map((item) => (
                  <ItemRow key={item._id} {...{ item, typed, edit }} />
                ))}
            </tbody>
          ))}
      </table>
    </div>
  )
}

type ItemRowProps = Pick<ItemTableProps, 'typed'> & {
  readonly item: ScoreItem
  readonly edit: ItemTableProps['edit'] | undefined
}

function ItemRow({ item, typed, edit }: ItemRowProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const name = nameOf({ ...item, id: item._id })
  const label = (text: string) => translate(`RM_evaluate.itemset.${text}`, { item: name })
  return (
    <tr>
      <td>{item.code}</td>
      <td>
        {name}
        {item.is_critical && (
          <small className="block muted small">
            {translate('RM_evaluate.itemset.item.fields.is_critical')}
          </small>
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
