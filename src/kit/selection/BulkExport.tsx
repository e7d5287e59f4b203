import Download from '@mui/icons-material/FileDownloadOutlined'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useSheets } from '#src/kit/import/useSheets.ts'
import { useMay } from '#src/kit/subject.ts'
import { useCalls } from '#src/kit/useCalls.ts'
import { BulkButton } from './BulkButton.tsx'
import { useSelection } from './selection.ts'

/** Takes the ticked records away as a workbook, for those who may, of a resource that `exports`. */
export function BulkExport() {
  const { resource, sort } = useListContext()
  const { contract, isOwn, isAbsent } = useSheets(resource)
  const { filter } = useSelection()
  const calls = useCalls()
  const may = useMay(contract?.exports)
  const [isBusy, setBusy] = useState(false)
  if (!contract || !isOwn || isAbsent || !may) return null
  const run = async () => {
    setBusy(true)
    await calls.download({ path: `${contract.path}/export`, query: { format: 'xlsx' }, rows: { filter, sort } })
    setBusy(false)
  }
  return (
    <BulkButton
      label="atrium.list.export_selected"
      icon={<Download />}
      onlyReads
      isBusy={isBusy}
      onClick={() => void run()}
    />
  )
}
