import Download from '@mui/icons-material/FileDownloadOutlined'
import Label from '@mui/icons-material/LabelOutlined'
import LabelOff from '@mui/icons-material/LabelOffOutlined'
import Flag from '@mui/icons-material/OutlinedFlagRounded'
import { Button } from '@mui/material'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { brand } from '#contract/brand.ts'
import { BulkDelete } from '#src/kit/list/BulkDelete.tsx'
import { useMay } from '#src/kit/subject.ts'
import { useCalls } from '#src/kit/useCalls.ts'
import { BulkStatus } from './BulkStatus.tsx'
import { BulkTags } from './BulkTags.tsx'

type Asked = 'add' | 'remove' | 'status'

const changes: readonly [Asked, icon: ReactNode][] = [
  ['add', <Label key="add" />],
  ['remove', <LabelOff key="remove" />],
  ['status', <Flag key="status" />],
]

/** What can be done with the brands that are ticked. */
export function BrandBulk() {
  const { selectedIds } = useListContext()
  const translate = useTranslate()
  const mayChange = useMay(brand.can.update)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      {mayChange &&
        changes.map(([key, icon]) => (
          <Button
            key={key}
            size="small"
            startIcon={icon}
            aria-haspopup="dialog"
            onClick={() => setAsked(key)}
          >
            {translate(`brandDB.brand.bulk.${key}`)}
          </Button>
        ))}
      <ExportTicked />
      <BulkDelete />
      {(asked === 'add' || asked === 'remove') && (
        <BulkTags ids={selectedIds} isAdding={asked === 'add'} onClose={close} />
      )}
      {asked === 'status' && <BulkStatus ids={selectedIds} onClose={close} />}
    </>
  )
}

function ExportTicked() {
  const { selectedIds, sort } = useListContext()
  const translate = useTranslate()
  const calls = useCalls()
  const may = useMay(brand.exports)
  const [isBusy, setBusy] = useState(false)
  if (!may) return null
  const run = async () => {
    setBusy(true)
    const rows = { filter: { _id: selectedIds }, sort }
    await calls.download({ path: `${brand.path}/export`, query: { format: 'xlsx' }, rows })
    setBusy(false)
  }
  return (
    <Button size="small" startIcon={<Download />} disabled={isBusy} onClick={() => void run()}>
      {translate('brandDB.brand.bulk.export')}
    </Button>
  )
}
