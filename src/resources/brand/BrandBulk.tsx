import Label from '@mui/icons-material/LabelOutlined'
import LabelOff from '@mui/icons-material/LabelOffOutlined'
import Flag from '@mui/icons-material/OutlinedFlagRounded'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { brand } from '#contract/brandDB/brand.ts'
import { BulkButton } from '#src/kit/selection/BulkButton.tsx'
import { BulkDelete } from '#src/kit/selection/BulkDelete.tsx'
import { BulkExport } from '#src/kit/selection/BulkExport.tsx'
import { useCan } from '#src/kit/subject.ts'
import { BulkStatus } from './BulkStatus.tsx'
import { BulkTags } from './BulkTags.tsx'

type BulkChange = 'add' | 'remove' | 'status'

const changes: readonly [BulkChange, icon: ReactNode][] = [
  ['add', <Label key="add" />],
  ['remove', <LabelOff key="remove" />],
  ['status', <Flag key="status" />],
]

/** The actions for the selected brands. */
export function BrandBulk() {
  const mayChange = useCan(brand.can.update)
  const [asked, setAsked] = useState<BulkChange | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      {mayChange &&
        changes.map(([key, icon]) => (
          <BulkButton
            key={key}
            label={`brandDB.brand.bulk.${key}`}
            icon={icon}
            onClick={() => setAsked(key)}
          />
        ))}
      <BulkExport />
      <BulkDelete />
      {(asked === 'add' || asked === 'remove') && <BulkTags isAdding={asked === 'add'} onClose={close} />}
      {asked === 'status' && <BulkStatus onClose={close} />}
    </>
  )
}
