import Block from '@mui/icons-material/BlockOutlined'
import { DialogContentText } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { brand as contract } from '#contract/brandDB/brand.ts'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { useEnd } from './useEnd.ts'

interface EndBrandProps {
  readonly brand: ShownRecord<typeof contract>
  /** Why this cannot be requested now. */
  readonly reason: string | undefined
}

/**
 * Asks the approvers to deactivate a brand, after explaining the consequences; for users who may request it.
 */
export function EndBrand({ brand, reason }: EndBrandProps) {
  const translate = useTranslate()
  const may = useCan(brandAudit.can.create)
  const name = useLocalName()(brand)
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const end = useEnd(brand, close)
  const stores = brand.store_count ?? 0
  if (!may) return null
  return (
    <>
      <ActionButton reason={reason} icon={<Block />} onClick={() => setAsking(true)}>
        {translate('brandDB.brandAudit.end.action')}
      </ActionButton>
      {isAsking && (
        <ActionDialog
          title={translate('brandDB.brandAudit.end.title', { name })}
          text={translate('brandDB.brandAudit.end.text')}
          confirm={translate('brandDB.brandAudit.send.submit')}
          onConfirm={end}
          onClose={close}
        >
          {stores > 0 && (
            <DialogContentText role="note">
              {translate('brandDB.brandAudit.end.stores', { smart_count: stores })}
            </DialogContentText>
          )}
        </ActionDialog>
      )}
    </>
  )
}
