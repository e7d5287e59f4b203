import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { FileReading } from '#contract/fileChoices.ts'
import { importSystemPermis, permission, type PermissionImport } from '#contract/System/permissionList.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { DialogError } from '#src/kit/value/dialog/DialogError.tsx'
import { FileChoices } from '#src/kit/page/import/FileChoices.tsx'
import { SheetDrop } from '#src/kit/page/import/SheetDrop.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import { ImportEffect } from './ImportEffect.tsx'

const refreshes = [permission]

/** Imports permissions from a file, after a look at what it changes. */
export function ImportPermissions() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  if (!useCan(importSystemPermis.can)) return null
  return (
    <>
      <Button variant="outlined" startIcon={<UploadFile />} onClick={() => setOpen(true)}>
        {translate('System.permission.import.open')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** A file with what it would change, or why it could not be read; without both it is being read. */
interface ChosenFile {
  readonly file: File
  readonly reading: FileReading
  readonly effect?: PermissionImport
  readonly error?: unknown
}

function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { send } = useSend(importSystemPermis, { refreshes })
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const { file, effect, error } = chosen ?? {}
  const choose = (next: File, reading: FileReading = {}) => {
    // A reply about a file that is no longer chosen is ignored.
    const show = (read: ChosenFile) => setChosen((now) => (now?.file === next ? read : now))
    setChosen({ file: next, reading })
    send({ body: { mode: 'preview', ...reading }, file: next }).then(
      (reply) => show({ file: next, reading, effect: reply }),
      (reason: unknown) => show({ file: next, reading, error: reason }),
    )
  }
  return (
    <ActionDialog
      title={translate('System.permission.import.title')}
      text={translate('System.permission.import.text')}
      confirm={translate('System.permission.import.apply')}
      isReady={effect !== undefined && effect.errors.length === 0 && effect.added + effect.changed > 0}
      isWide
      onConfirm={async () => {
        if (!file) return
        await send({ body: { mode: 'apply', ...chosen?.reading }, file })
        notify('System.permission.import.done', { type: 'success' })
        refresh()
        onClose()
      }}
      onClose={onClose}
    >
      <SheetDrop file={file ?? null} onFile={choose} />
      {file && !effect && error === undefined && <RecordSkeleton lines={3} />}
      {error !== undefined && <DialogError error={error} />}
      {file && <FileChoices error={error} onChoose={(reading) => choose(file, reading)} />}
      {effect && <ImportEffect effect={effect} />}
    </ActionDialog>
  )
}
