import Download from '@mui/icons-material/FileDownloadOutlined'
import { useListContext } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { fileCall } from '#src/kit/base/resource/fileCall.ts'
import { useAction } from '#src/kit/base/call/useAction.ts'
import { useSheets } from '#src/kit/base/resource/useSheets.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { BulkButton } from './BulkButton.tsx'
import { useSelection } from './selection.ts'

/** Downloads the selected records as a workbook, for users who may, and resources with `exports`. */
export function BulkExport() {
  const { contract, isOwn, isAbsent } = useSheets(useListContext().resource)
  const may = useCan(contract?.exports)
  return contract && isOwn && !isAbsent && may ? <Export contract={contract} /> : null
}

function Export({ contract }: { readonly contract: Resource }) {
  const { sort } = useListContext()
  const { filter } = useSelection()
  const { send, showFailure } = useBackEnd()
  const { run, isBusy } = useAction(async () => {
    const input = { query: { format: 'xlsx' } } as const
    await send(fileCall(contract), input, { rows: { filter, sort } }).catch(showFailure)
  })
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
