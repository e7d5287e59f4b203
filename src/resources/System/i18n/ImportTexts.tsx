import Upload from '@mui/icons-material/FileUploadOutlined'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { MessageRow } from './useMessages.ts'

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }))

/** Opens the dialog that stores texts from a workbook. */
export function ImportTexts({ rows }: { readonly rows: readonly MessageRow[] }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<Upload />} onClick={() => setOpen(true)}>
        {translate('System.i18n.import.open')}
      </Button>
      <Suspense>{isOpen && <ImportDialog rows={rows} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
