import { Menu, Popover, type MenuProps, type PopoverProps } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'

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
  const close = useEffectEvent(() => onClose?.({}, 'backdropClick'))
  useEffect(() => {
    if (!open) return
    const onBack = () => close()
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [open])
}

/** Whether it is open, or was: then it is rendered to the end of its closing. */
function useHasOpened(isOpen: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  return hasOpened
}
