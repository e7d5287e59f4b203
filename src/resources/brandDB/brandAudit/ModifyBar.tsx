import { Button } from '@mui/material'
import { useContext } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { DiscardButton } from '#src/kit/form/dialog/DiscardButton.tsx'
import { FormBar } from '#src/kit/form/FormBar.tsx'
import { FormBaseContext, useChanges } from '#src/kit/form/change/useChanges.ts'
import { FormActionContext } from '#src/kit/form/change/formAction.ts'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import type { Manner } from './sendProposal.ts'

interface ModifyBarProps {
  readonly isBusy: boolean
  /** Sends the form in the chosen way. */
  readonly onSend: (manner: Manner) => void
  /** Leaves the form. */
  readonly onCancel: () => void
}

/** The bar that sends a proposal: for approval, as a draft, or saved at once by users who may. */
export function ModifyBar({ isBusy, onSend, onCancel }: ModifyBarProps) {
  const translate = useTranslate()
  const { reset } = useFormContext()
  const base = useContext(FormBaseContext)
  const changed = Object.keys(useChanges())
  const mayDirectly = useCan('branddb.brand.edit_direct')
  const mayAsk = useCan('branddb.brand.edit')
  const isNew = useContext(FormActionContext) === 'create'
  if (changed.length === 0 && !isNew) return null
  const savesDirectly = mayDirectly && !isNew
  // Companies cannot be saved with the brand; they are changed on its page.
  const reason = changed.includes('companies') ? translate('brandDB.brandAudit.only_asked') : undefined
  const button = (manner: Manner, isPrimary: boolean) => (
    <Button
      variant={isPrimary ? 'contained' : 'outlined'}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onSend(manner)}
    >
      {translate(`brandDB.brandAudit.send.${manner}`)}
    </Button>
  )
  return (
    <FormBar label={translate('brandDB.brandAudit.send.label')}>
      {changed.length > 0 && <DiscardButton disabled={isBusy} onDiscard={() => reset(base)} />}
      <Button variant="outlined" disabled={isBusy} onClick={onCancel}>
        {translate('atrium.action.cancel')}
      </Button>
      {mayAsk && button('draft', false)}
      {mayAsk && button('submit', !savesDirectly || reason !== undefined)}
      {savesDirectly && (
        <ActionButton reason={reason} isPrimary onClick={() => !isBusy && onSend('save')}>
          {translate('brandDB.brandAudit.send.save')}
        </ActionButton>
      )}
    </FormBar>
  )
}
