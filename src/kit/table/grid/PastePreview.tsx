import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { ScrollRegion } from '#src/kit/base/control/ScrollRegion.tsx'
import type { CellInput } from './gridEdits.ts'
import type { GridColumn, GridHead, GridRow } from './GridRow.ts'
import styles from './EditableGrid.module.css'
import type { PastePlan } from './gridPaste.ts'

interface PastePreviewProps {
  readonly plan: PastePlan
  readonly heads: readonly GridHead[]
  readonly columns: readonly GridColumn[]
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Shows row by row what a paste without keys would enter where, before anything is entered. */
export function PastePreview({ plan, heads, columns, onConfirm, onClose }: PastePreviewProps) {
  const translate = useTranslate()
  const rows = [...Map.groupBy(plan.pasted.inputs, ({ row }) => row)]
  const filled = columns.filter(({ key }) => plan.pasted.inputs.some(({ column }) => column === key))
  const title = translate('atrium.grid.paste.title')
  return (
    <ActionDialog
      isWide
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
        <table className="full">
          <thead>
            <tr>
              <th scope="col" className="muted">
                {heads.map(({ label }) => label).join(' · ')}
              </th>
              {filled.map(({ key, label, below }) => (
                <th key={key} scope="col" className="muted">
                  {label} {below}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([row, inputs]) => (
              <tr key={row.id}>
                <th scope="row">{nameOf(row)}</th>
                {filled.map(({ key }) => (
                  <td key={key}>{textFor(key, inputs)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </ActionDialog>
  )
}

const nameOf = ({ heads }: GridRow): string => heads.filter((head) => head !== '').join(' · ')

/** What a cell would hold; a dash if it would be emptied, nothing if it stays as it is. */
function textFor(column: string, inputs: readonly CellInput[]): string {
  const input = inputs.find((one) => one.column === column)
  return input ? input.text || '–' : ''
}
