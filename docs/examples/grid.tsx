import { batchCall, type BatchRow } from 'atrium/contract'
import {
  EditableGrid,
  gridOutcome,
  useSend,
  type GridCell,
  type GridChange,
  type GridColumn,
  type GridRow,
  type GridRules,
} from 'atrium/screens'
import { lot } from './parking.ts'

const columns: readonly GridColumn[] = [{ key: 'places', label: 'Places', width: 120 }]
const rules: GridRules = { field: lot.fields.places }
const rowOf = ({ value, before }: GridChange): BatchRow => ({
  ...(before?.id !== undefined && before.rev !== undefined && { _id: before.id, rev: before.rev }),
  doc: { places: value },
})

const cellOf = ({ _id, rev, places }: Readonly<Record<string, unknown>>): GridCell => ({
  value: Number(places),
  id: String(_id),
  rev: Number(rev),
})

/**
 * A table that is filled in like a spreadsheet: the places of each car park. The changes are saved in batches,
 * each based on the revision that was read, and what is refused says why in its cell.
 */
export function PlacesTable({ rows }: { rows: readonly GridRow[] }) {
  const { send } = useSend(batchCall(lot), { refreshes: [lot] })
  const save = async (changes: readonly GridChange[]) => {
    const { list } = await send({ body: { list: changes.map(rowOf) } })
    return list.map((one) => gridOutcome(one, cellOf))
  }
  return (
    <EditableGrid
      label="Places of each car park"
      heads={[{ key: 'name', label: 'Car park', width: 160 }]}
      columns={columns}
      rows={rows}
      rules={rules}
      save={save}
    />
  )
}
