import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { importSystemPermis, permission, type PermissionImport } from '#contract/System/permissionList.ts'
import { useSend } from '#src/kit/call/useSend.ts'
import { ActionDialog } from '#src/kit/dialog/ActionDialog.tsx'
import { SheetDrop } from '#src/kit/import/SheetDrop.tsx'
import { useCan } from '#src/kit/subject.ts'
import { ImportEffect } from './ImportEffect.tsx'

const texts = 'System.permission.import'
const refreshes = [permission]

/** Imports permissions from a file, after a look at what it changes. */
export function ImportPermissions() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  if (!useCan('system.permission.import')) return null
  return (
    <>
      <Button variant="outlined" startIcon={<UploadFile />} onClick={() => setOpen(true)}>
        {translate(`${texts}.open`)}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { send, showFailure } = useSend(importSystemPermis, { refreshes })
  const [file, setFile] = useState<File | null>(null)
  const [effect, setEffect] = useState<PermissionImport | null>(null)
  const choose = (chosen: File) => {
    setFile(chosen)
    setEffect(null)
    send({ body: { mode: 'preview' }, file: chosen })
      .then(setEffect)
      .catch(showFailure)
  }
  return (
    <ActionDialog
      title={translate(`${texts}.title`)}
      text={translate(`${texts}.text`)}
      confirm={translate(`${texts}.apply`)}
      isReady={effect !== null && effect.errors.length === 0 && effect.added + effect.changed > 0}
      isWide
      onConfirm={async () => {
        if (!file) return
        await send({ body: { mode: 'apply' }, file })
        notify(`${texts}.done`, { type: 'success' })
        refresh()
        onClose()
      }}
      onClose={onClose}
    >
      <SheetDrop file={file} onFile={choose} />
      {effect && <ImportEffect effect={effect} />}
    </ActionDialog>
  )
}
