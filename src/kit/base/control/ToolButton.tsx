import { Button, IconButton } from '@mui/material'
import { createContext, useContext } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { LaterTooltip } from './LaterTooltip.tsx'

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

/** Whether the buttons of a toolbar are lines of a sheet, with their names in sight. */
export const ToolSheetContext = createContext(false)

/** An icon button with its label as tooltip, such as those of a list's toolbar or of a line. */
export function ToolButton({ label, hint, icon, opens, isOpen, onClick }: ToolButtonProps) {
  const isInSheet = useContext(ToolSheetContext)
  const common = { 'aria-haspopup': opens, 'aria-expanded': opens && isOpen, onClick }
  if (isInSheet) {
    return (
      <Button fullWidth color="inherit" startIcon={icon} sx={line} {...common}>
        {hint ?? label}
      </Button>
    )
  }
  return (
    <LaterTooltip title={hint ?? label} describes={hint !== undefined}>
      <IconButton size="small" aria-label={label} {...common}>
        {icon}
      </IconButton>
    </LaterTooltip>
  )
}

/** How a line of the sheet looks. */
export const line = { justifyContent: 'flex-start', minHeight: 48, fontSize: 16, fontWeight: 400 }
