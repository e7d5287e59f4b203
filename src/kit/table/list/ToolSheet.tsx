import { Drawer } from '@mui/material'
import type { ReactNode } from 'react'
import { ToolSheetContext } from '#src/kit/base/control/ToolButton.tsx'

interface ToolSheetProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The tools of a list on a phone: a sheet at the bottom of the screen, with their names. */
export const ToolSheet = ({ title, onClose, children }: ToolSheetProps) => (
  <Drawer
    anchor="bottom"
    open
    onClose={onClose}
    slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: paper } }}
  >
    <ToolSheetContext value>{children}</ToolSheetContext>
  </Drawer>
)

const paper = {
  display: 'grid',
  gap: 0.5,
  padding: '12px 12px calc(12px + env(safe-area-inset-bottom))',
  borderRadius: '12px 12px 0 0',
}
