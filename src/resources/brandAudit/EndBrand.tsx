import Block from '@mui/icons-material/BlockOutlined'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { ActionButton } from '#src/kit/record/RecordActions.tsx'
import { useCan } from '#src/kit/subject.ts'
import { useEnd } from './useEnd.ts'

interface EndBrandProps {
  readonly brand: RaRecord
  /** Why it cannot be asked for now. */
  readonly reason: string | undefined
}

/** Asks the approvers to end a brand, after saying what follows; for those who may ask. */
export function EndBrand({ brand, reason }: EndBrandProps) {
  const translate = useTranslate()
  const title = useId()
  const may = useCan(brandAudit.can.create)
  const name = useLocalName()(brand)
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { ask, isBusy } = useEnd(brand, close)
  const stores = Number(brand['store_count'] ?? 0)
  if (!may) return null
  return (
    <>
      <ActionButton reason={reason} icon={<Block />} onClick={() => setAsking(true)}>
        {translate('brandDB.brandAudit.end.action')}
      </ActionButton>
      <Dialog open={isAsking} onClose={close} aria-labelledby={title} maxWidth="xs">
        <DialogTitle id={title}>{translate('brandDB.brandAudit.end.title', { name })}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('brandDB.brandAudit.end.text')}</DialogContentText>
          {stores > 0 && (
            <DialogContentText role="note">
              {translate('brandDB.brandAudit.end.stores', { smart_count: stores })}
            </DialogContentText>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            {translate('atrium.action.cancel')}
          </Button>
          <Button variant="contained" aria-disabled={isBusy} onClick={() => void ask()}>
            {translate('brandDB.brandAudit.send.submit')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
