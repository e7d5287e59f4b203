import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { useNavigate, useTranslate } from 'react-admin'
import { focusOnOpen } from '#src/kit/list/focusOnOpen.ts'
import { brandPath, type BrandAudit } from './brandAuditRecord.ts'
import { Changes } from './Changes.tsx'
import { contestedIn, type Contested } from './contestedIn.ts'
import { useStep, type Step } from './useStep.ts'

interface StepDialogProps {
  readonly audit: Pick<BrandAudit, '_id' | 'kind'>
  readonly step: Step
  readonly onClose: () => void
}

/**
 * Asks for a word about a step, which a rejection must have, and takes it. Where the brand was changed since, an approval is
 * asked for again with all three beside each other. A new brand that is approved is led to.
 */
export function StepDialog({ audit, step, onClose }: StepDialogProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const title = useId()
  const { take, isBusy } = useStep(audit._id)
  const [comment, setComment] = useState('')
  const [isTried, setTried] = useState(false)
  const [contested, setContested] = useState<Contested | null>(null)
  const mustSay = step === 'reject'
  const isMissing = mustSay && comment.trim() === ''
  const go = async () => {
    setTried(true)
    if (isMissing || isBusy) return
    const { failure, audit: taken } = await take(step, {
      ...(comment.trim() === '' ? {} : { comment }),
      ...(contested ? { brand_rev: contested.rev } : {}),
    })
    const newer = failure && contestedIn(failure)
    if (newer) return setContested(newer)
    onClose()
    // What came of it is more than a word on the request's page.
    if (audit.kind === 'create' && taken?.status === 'approved' && taken.brand_id)
      navigate(brandPath(taken.brand_id))
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth={contested ? 'md' : 'xs'} fullWidth>
      <DialogTitle id={title}>{translate(`brandDB.brandAudit.ask.${step}`)}</DialogTitle>
      <DialogContent>
        {contested && (
          <>
            <DialogContentText role="alert">{translate('brandDB.brandAudit.contested')}</DialogContentText>
            <Changes fields={contested.fields} />
          </>
        )}
        <TextField
          fullWidth
          multiline
          minRows={3}
          margin="dense"
          label={translate(mustSay ? 'brandDB.brandAudit.reason_for' : 'brandDB.brandAudit.comment')}
          value={comment}
          required={mustSay}
          error={isTried && isMissing}
          helperText={isTried && isMissing ? translate('brandDB.brandAudit.reason_missing') : ' '}
          slotProps={{ htmlInput: { maxLength: 1000, ref: focusOnOpen } }}
          onChange={({ target }) => setComment(target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('atrium.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={step === 'reject' ? 'error' : 'primary'}
          aria-disabled={isBusy}
          onClick={() => void go()}
        >
          {translate(contested ? 'brandDB.brandAudit.approve_over' : `brandDB.brandAudit.step.${step}`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
