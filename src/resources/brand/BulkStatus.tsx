import { FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Identifier } from 'react-admin'
import { brand } from '#contract/brand.ts'
import { useWords } from '#src/kit/field/useWords.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { useBulkChange } from './useBulkChange.ts'

interface BulkStatusProps {
  readonly ids: readonly Identifier[]
  readonly onClose: () => void
}

/** Gives the ticked brands one status. */
export function BulkStatus({ ids, onClose }: BulkStatusProps) {
  const translate = useTranslate()
  const words = useWords()
  const [status, setStatus] = useState('')
  const { run, ...state } = useBulkChange(onClose)
  return (
    <BulkDialog
      title={translate('brandDB.brand.bulk.status_title', { smart_count: ids.length })}
      action="brandDB.brand.bulk.status"
      isReady={status !== ''}
      onRun={() => void run(ids, (record) => (record['status'] === status ? null : { status }))}
      onClose={onClose}
      {...state}
    >
      <RadioGroup aria-label={words.label('status')} value={status} onChange={(_, value) => setStatus(value)}>
        {brand.fields.status.choices?.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            label={words.choice('status', one)}
            control={<Radio size="small" />}
          />
        ))}
      </RadioGroup>
    </BulkDialog>
  )
}
