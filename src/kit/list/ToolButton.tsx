import { IconButton, Tooltip } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'

interface ToolButtonProps {
  /** What it does. */
  label: string
  /** The tooltip; the label by default. */
  hint?: string
  icon: ReactNode
  /** For a button that opens something. */
  opens?: 'dialog' | 'menu'
  isOpen?: boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
}

/** An icon button with its label as tooltip, such as those of a list's toolbar or of a line. */
export const ToolButton = ({ label, hint, icon, opens, isOpen, onClick }: ToolButtonProps) => (
  <Tooltip title={hint ?? label} describeChild={hint !== undefined}>
    <IconButton
      size="small"
      aria-label={label}
      aria-haspopup={opens}
      aria-expanded={opens && isOpen}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  </Tooltip>
)
