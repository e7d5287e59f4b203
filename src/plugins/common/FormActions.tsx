import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'

/** The buttons at the end of a form: one that sends it and, if it can be closed, one that closes it. */
export const FormActions = ({ text, isBusy, onCancel }: FormActionsProps) => {
  const translate = useTranslate()
  return (
    <div className="flex wrap gap-8">
      <Button type="submit" variant="contained" aria-disabled={isBusy}>
        {text}
      </Button>
      {onCancel && (
        <Button variant="outlined" onClick={onCancel}>
          {translate('atrium.action.cancel')}
        </Button>
      )}
    </div>
  )
}

interface FormActionsProps {
  text: string
  isBusy: boolean
  onCancel?: (() => void) | undefined
}
