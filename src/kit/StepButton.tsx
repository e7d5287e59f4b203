import { IconButton, type IconButtonProps } from '@mui/material'

interface StepButtonProps extends Omit<IconButtonProps, 'onClick' | 'aria-label'> {
  readonly label: string
  /** None: not possible now. */
  readonly onStep: (() => void) | undefined
}

/** An icon that does one step, such as to the next page. At the end it stays in reach, so that the keyboard does not lose its place. */
export const StepButton = ({ label, onStep, ...more }: StepButtonProps) => (
  <IconButton
    size="small"
    aria-label={label}
    aria-disabled={onStep === undefined}
    sx={onStep ? null : { color: 'text.disabled', opacity: 0.5, cursor: 'default' }}
    onClick={onStep}
    {...more}
  />
)
