import { Button } from '@mui/material'
import { useContext } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useFormContext } from 'react-hook-form'
import { useCan } from '#src/kit/base/person/subject.ts'
import { FormActionContext } from '#src/kit/form/change/formAction.ts'
import { FormBaseContext, useChanges } from '#src/kit/form/change/useChanges.ts'
import { DiscardButton } from '#src/kit/form/dialog/DiscardButton.tsx'
import { FormBar } from '#src/kit/form/FormBar.tsx'
import { ActionButton } from '#src/kit/page/record/RecordActions.tsx'
import { useProposed, useRequests, useRequestText } from './requestsContext.ts'
import type { SendMode } from './sendProposal.ts'

interface ProposalBarProps {
  readonly isBusy: boolean
  /** Sends the form in the chosen way. */
  readonly onSend: (manner: SendMode) => void
  /** Leaves the form. */
  readonly onCancel: () => void
}

/** The bar that sends a proposal: for approval, as a draft, or saved at once by users who may. */
export function ProposalBar({ isBusy, onSend, onCancel }: ProposalBarProps) {
  const translate = useTranslate()
  const t = useRequestText()
  const { can } = useRequests().contract.requests
  const { parts } = useProposed()
  const { reset } = useFormContext()
  const base = useContext(FormBaseContext)
  const changed = Object.keys(useChanges())
  const mayDirectly = useCan(can.direct)
  const mayPropose = useCan(can.propose)
  const isNew = useContext(FormActionContext) === 'create'
  if (changed.length === 0 && !isNew) return null
  const savesDirectly = mayDirectly && !isNew
  // A part cannot be saved with the record; it is changed on the record's page.
  const reason = changed.some((name) => name in parts) ? t('only_asked') : undefined
  const button = (manner: SendMode, isPrimary: boolean) => (
    <Button
      variant={isPrimary ? 'contained' : 'outlined'}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onSend(manner)}
    >
      {t(`send.${manner}`)}
    </Button>
  )
  return (
    <FormBar label={t('send.label')}>
      {changed.length > 0 && <DiscardButton disabled={isBusy} onDiscard={() => reset(base)} />}
      <Button variant="outlined" disabled={isBusy} onClick={onCancel}>
        {translate('atrium.action.cancel')}
      </Button>
      {mayPropose && button('draft', false)}
      {mayPropose && button('submit', !savesDirectly || reason !== undefined)}
      {savesDirectly && (
        <ActionButton reason={reason} isPrimary onClick={() => !isBusy && onSend('save')}>
          {t('send.save')}
        </ActionButton>
      )}
    </FormBar>
  )
}
