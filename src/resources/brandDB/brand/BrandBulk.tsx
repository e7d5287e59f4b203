import Label from '@mui/icons-material/LabelOutlined'
import LabelOff from '@mui/icons-material/LabelOffOutlined'
import Flag from '@mui/icons-material/OutlinedFlagRounded'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { brand } from '#contract/brandDB/brand.ts'
import { BulkButton } from '#src/kit/table/selection/BulkButton.tsx'
import { BulkDelete } from '#src/kit/table/selection/BulkDelete.tsx'
import { BulkExport } from '#src/kit/table/selection/BulkExport.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'

// Fetched when they open.
const BulkStatus = lazy(async () => ({ default: (await import('./BulkStatus.tsx')).BulkStatus }))
const BulkTags = lazy(async () => ({ default: (await import('./BulkTags.tsx')).BulkTags }))

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
      <Suspense>
        {(asked === 'add' || asked === 'remove') && <BulkTags isAdding={asked === 'add'} onClose={close} />}
        {asked === 'status' && <BulkStatus onClose={close} />}
      </Suspense>
    </>
  )
}
