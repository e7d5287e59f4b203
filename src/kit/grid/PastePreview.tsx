import { useTranslate } from 'react-admin'
import { ActionDialog } from '#src/kit/dialog/ActionDialog.tsx'
import { ScrollRegion } from '#src/kit/ScrollRegion.tsx'
import type { CellInput } from './gridEdits.ts'
import type { GridColumn, GridRow } from './GridRow.ts'
import styles from './EditableGrid.module.css'
import type { PastePlan } from './gridPaste.ts'

interface PastePreviewProps {
  readonly plan: PastePlan
  readonly columns: readonly GridColumn[]
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Shows row by row what a paste without keys would enter where, before anything is entered. */
export function PastePreview({ plan, columns, onConfirm, onClose }: PastePreviewProps) {
  const translate = useTranslate()
  const rows = [...Map.groupBy(plan.pasted.inputs, ({ row }) => row)]
  const title = translate('atrium.grid.paste.title')
  return (
    <ActionDialog
      title={title}
      text={translate('atrium.grid.paste.text')}
      confirm={translate('atrium.grid.paste.confirm', { smart_count: plan.pasted.inputs.length })}
      isReady={rows.length > 0}
      onConfirm={() => {
        onConfirm()
        onClose()
      }}
      onClose={onClose}
    >
      <ScrollRegion className={styles['paste']} label={title}>
        <table>
          <tbody>
            {rows.map(([row, inputs]) => (
              <tr key={row.id}>
                <th scope="row">{nameOf(row)}</th>
                <td>{inputs.map((input) => saidOf(input, columns)).join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </ActionDialog>
  )
}

const nameOf = ({ heads }: GridRow): string => heads.filter((head) => head !== '').join(' · ')

const saidOf = ({ column, text = '' }: CellInput, columns: readonly GridColumn[]): string =>
  `${columns.find(({ key }) => key === column)?.label ?? column}: ${text || '–'}`
