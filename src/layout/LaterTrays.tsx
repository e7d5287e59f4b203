import type { ReactNode } from 'react'
import { HelpButton } from './help/HelpButton.tsx'
import { JobTray } from './JobTray.tsx'
import { NotificationTray } from './NotificationTray.tsx'
import { OutboxTray } from './OutboxTray.tsx'
import { TodoTray } from './TodoTray.tsx'

/** The buttons of the bar that can come after the first page. On phones the menu of the user leads to help. */
export const LaterTrays = ({ isPhone }: { isPhone: boolean }): ReactNode => (
  <>
    <OutboxTray />
    <TodoTray />
    {isPhone ? null : <HelpButton />}
    <JobTray />
    <NotificationTray />
  </>
)
