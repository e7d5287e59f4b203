import type { ReactNode } from 'react'
import { OutboxTray } from './OutboxTray.tsx'
import { TodoTray } from './TodoTray.tsx'

/** The buttons of the bar that most users rarely have something in. */
export const LaterTrays = (): ReactNode => (
  <>
    <OutboxTray />
    <TodoTray />
  </>
)
