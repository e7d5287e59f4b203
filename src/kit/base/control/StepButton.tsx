import { IconButton, type IconButtonProps } from '@mui/material'

interface StepButtonProps extends Omit<IconButtonProps, 'onClick' | 'aria-label'> {
  readonly label: string
  /** Undefined or null if the step is not possible now. */
  readonly onStep: (() => void) | undefined
}

/**
 * An icon button for one step, such as to the next page. At the end it stays focusable, so that the keyboard
 * focus is not lost.
 */
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
