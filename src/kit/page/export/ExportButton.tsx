import Download from '@mui/icons-material/FileDownloadOutlined'
import { lazy, Suspense, useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useSheets } from '#src/kit/base/resource/useSheets.ts'
import { ToolButton } from '#src/kit/base/control/ToolButton.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'

/** Fetched when it opens. */
const ExportPopover = lazy(async () => ({ default: (await import('./ExportPopover.tsx')).ExportPopover }))

/**
 * Downloads the list's matching records as a file, in the list's order: for users who may, and resources with
 * `exports`. It disappears if the back end turns out not to have the call.
 */
export function ExportButton() {
  const { resource } = useListContext()
  const { contract, isOwn, isAbsent, hearOf } = useSheets(resource)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const may = useCan(contract?.exports)
  const translate = useTranslate()
  if (!contract || !isOwn || isAbsent || !may) return null
  return (
    <>
      <ToolButton
        label={translate('atrium.export.title')}
        icon={<Download />}
        opens="dialog"
        isOpen={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && (
        <Suspense>
          <ExportPopover {...{ contract, anchor, hearOf }} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
