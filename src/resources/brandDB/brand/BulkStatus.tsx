import { FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { useSelection } from '#src/kit/table/selection/selection.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { useBulkChange, type ValuesOf } from './useBulkChange.ts'

/** Sets the status of the selected brands. */
export function BulkStatus({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate()
  const { count } = useSelection()
  const words = useWords()
  const [status, setStatus] = useState('')
  const { run, changeOne } = useBulkChange(onClose)
  const change: ValuesOf = (record) => (record.status === status ? null : { status })
  return (
    <BulkDialog
      title={translate('brandDB.brand.bulk.status_title', { smart_count: count })}
      action="brandDB.brand.bulk.status"
      isReady={status !== ''}
      onRun={() => run(change)}
      onEach={(id) => changeOne(id, change)}
      onClose={onClose}
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
