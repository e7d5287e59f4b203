import { useState } from 'react'
import { BulkDelete, Pagination, useIsPhone, useSelectedRecords } from 'atrium/parts'
import {
  BulkActionDialog,
  BulkButton,
  BulkExport,
  Counters,
  ExportButton,
  formatNumber,
  ImportButton,
  ListPage,
  NameField,
  SelectedNames,
  FileChoices,
  SheetDrop,
  Table,
  useSelection,
  useSummary,
  viewAddress,
  type Column,
  type ListView,
  useTranslate,
} from 'atrium/screens'
import { LinkBase, ListBase, useLocale } from 'react-admin'
import { joinNames, type FileReading } from 'atrium/contract'
import { statusColors, type lot } from './parking.ts'

/** A list with its columns, filters, counters, views, files, and actions for selected records. */
const columns: readonly Column<typeof lot>[] = [
  { source: 'name', grows: true, render: (record) => <NameField record={record} /> },
  { source: 'places', format: formatNumber },
  { source: 'state', statusColors },
]
const views: readonly ListView[] = [
  { name: 'parking.lot.views.full', filter: { state: 'full' } },
  { name: 'parking.lot.views.mine', filter: (me) => ({ created_by: me }) },
]
/** Car parks in one line, as A, B in English and A、B in Chinese. */
export const NamesOfLots = ({ names }: { readonly names: readonly string[] }) => (
  <p>{joinNames(names, useLocale())}</p>
)
/** The totals of everything that the list shows, over all its pages. */
function Places() {
  const summary = useSummary()
  return <p>{formatNumber(summary?.['places'])}</p>
}

export const LotList = () => (
  <ListPage
    filters={['state']}
    views={views}
    above={
      <>
        <Places />
        <Counters source="state" statusColors={statusColors} />
      </>
    }
    exporter={<ExportButton />}
    actions={<ImportButton />}
    bulk={
      <>
        <CloseTicked />
        <BulkExport />
        <BulkDelete />
      </>
    }
  >
    <Table columns={columns} />
  </ListPage>
)

/** A button for the selected records; it asks for confirmation first, with their names. */
function CloseTicked() {
  const translate = useTranslate()
  const { ids, clear } = useSelection()
  return (
    <>
      <BulkButton
        label={translate('parking.lot.close')}
        icon={null}
        onClick={() => {
          console.log(ids)
          clear()
        }}
      />
      <SelectedNames />
    </>
  )
}

/** Adds up something of the selected records, also where all matching records are selected. */
export function CountSpaces({ onCount }: { onCount: (spaces: number) => void }) {
  const read = useSelectedRecords()
  const count = async () => {
    const lots = await read()
    onCount(lots.reduce((sum, { spaces }) => sum + Number(spaces), 0))
  }
  return <BulkButton label="Count spaces" icon={null} onClick={() => void count()} />
}

/** Closes the selected lots together or, where that is refused, one by one with the result for each. */
export function CloseLots({
  close,
  onClose,
}: {
  close: (ids: string[]) => Promise<void>
  onClose: () => void
}) {
  const { ids } = useSelection()
  return (
    <BulkActionDialog
      title="Close these lots?"
      confirm="Close"
      done="Closed"
      onRun={() => close((ids ?? []).map(String)).then(onClose)}
      onEach={(id) => close([String(id)])}
      onClose={onClose}
    >
      <SelectedNames />
    </BulkActionDialog>
  )
}

/** A table with pages inside another screen, and with fewer columns on a phone. */
export function LotsOfFloor({ floor }: { floor: string }) {
  const isPhone = useIsPhone()
  return (
    <ListBase resource="parking/lot" filter={{ floor_id: floor }} disableSyncWithLocation>
      <Table columns={isPhone ? columns.slice(0, 1) : columns} />
      <Pagination />
    </ListBase>
  )
}

/** A link to a list with a filter and a sort order. */
export const FullLots = () => (
  <LinkBase to={`/parking/lot${viewAddress({ state: ['full'] }, { field: 'places', order: 'DESC' }, 25)}`}>
    Full car parks
  </LinkBase>
)

/** A file for a call of its own, such as the log of a gate. */
export function GateLog({ send }: { send: (file: File, reading: FileReading) => Promise<unknown> }) {
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<unknown>(null)
  const choose = (chosen: File, reading: FileReading = {}) => {
    setFile(chosen)
    setError(null)
    send(chosen, reading).catch(setError)
  }
  return (
    <>
      <SheetDrop file={file} onFile={choose} />
      {file && <FileChoices error={error} onChoose={(reading) => choose(file, reading)} />}
    </>
  )
}
