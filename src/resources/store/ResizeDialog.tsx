import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { storeResize } from '#contract/brandDB/store.ts'
import type { Store } from './storeRecord.ts'
import styles from './Store.module.css'
import { useStoreCall } from './useStoreCall.ts'
import { useLineage } from './useStoreFacts.ts'
import { areaIn, WizardField } from './WizardField.tsx'

/** Asks for another area of a unit and the day from which it holds. */
export function ResizeDialog({ record, onClose }: { readonly record: Store; readonly onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const title = useId()
  const today = useLineage(record._id)?.today ?? ''
  const { send, isBusy, refused } = useStoreCall(storeResize)
  const [area, setArea] = useState(String(record.area))
  const [day, setDay] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const from = day ?? today
  const run = async () => {
    setTried(true)
    if (areaIn(area) === 0 || from === '') return
    const body = { action: 'resize', area: areaIn(area), from } as const
    if ((await send({ query: { cond: { _id: record._id } }, body })) !== 'done') return
    notify('brandDB.store.resize.done', { type: 'success' })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>
        {translate('brandDB.store.resize.title', { unit: record.store_no })}
      </DialogTitle>
      <DialogContent>
        <form
          id={`${title}-form`}
          className={styles['stack']}
          onSubmit={(event) => {
            event.preventDefault()
            void run()
          }}
        >
          <WizardField
            label={translate('brandDB.store.split.area')}
            type="figure"
            value={area}
            onChange={setArea}
            error={
              isTried && areaIn(area) === 0
                ? translate('atrium.validation.required')
                : refused?.fields['area']
            }
          />
          <WizardField
            label={translate('brandDB.store.resize.from')}
            type="date"
            max={today}
            value={from}
            onChange={setDay}
            error={isTried && from === '' ? translate('atrium.validation.required') : refused?.fields['from']}
          />
          {refused && refused.whole !== '' && <Alert severity="error">{refused.whole}</Alert>}
        </form>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('atrium.action.cancel')}
        </Button>
        <Button variant="contained" type="submit" form={`${title}-form`} aria-disabled={isBusy}>
          {translate('brandDB.store.action.save_area')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
