import { Menu, Popover, type MenuProps, type PopoverProps } from '@mui/material'
import { useState } from 'react'

/** MUI's Popover, which is not rendered until it opens: a page has a dozen of them that stay closed. */
export const LaterPopover = (props: PopoverProps) => useHasOpened(props.open) && <Popover {...props} />

/** MUI's Menu, which is not rendered until it opens. */
export const LaterMenu = (props: MenuProps) => useHasOpened(props.open) && <Menu {...props} />

/** Whether it is open, or was: then it is rendered to the end of its closing. */
function useHasOpened(isOpen: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  return hasOpened
}
