import { Menu, Popover, type MenuProps, type PopoverProps } from '@mui/material'
import { useState } from 'react'
import { useListener } from '#src/kit/base/device/useListener.ts'

/** MUI's Popover, which is not rendered until it opens: a page has a dozen of them that stay closed. Back closes it. */
export function LaterPopover(props: PopoverProps) {
  useClosedByBack(props)
  return useHasOpened(props.open) && <Popover {...props} />
}

/** MUI's Menu, which is not rendered until it opens. Back closes it. */
export function LaterMenu(props: MenuProps) {
  useClosedByBack(props)
  return useHasOpened(props.open) && <Menu {...props} />
}

/** Otherwise it would lie over the page before, which has nothing to do with it. */
function useClosedByBack({ open, onClose }: Pick<PopoverProps, 'open' | 'onClose'>): void {
  useListener(open ? window : null, 'popstate', () => onClose?.({}, 'backdropClick'))
}

/** Whether it is open, or was: then it is rendered to the end of its closing. */
function useHasOpened(isOpen: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  return hasOpened
}
