import { IconButton, Tooltip } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'

interface ToolButtonProps {
  /** What it does. */
  label: string
  /** More to know about it; else the label itself shows. */
  hint?: string
  icon: ReactNode
  /** Of a button that opens something. */
  opens?: 'dialog' | 'menu'
  isOpen?: boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
}

/** A button of the list's tools: an icon that says in words what it does. */
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
