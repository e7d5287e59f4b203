import type { MouseEvent, SyntheticEvent } from 'react'

/**
 * Handlers for an element with rows or cards (`data-id`, `data-path`): they report the row that is clicked or gets the
 * focus, and open the page of a row in a tab of its own with the middle button, or with Ctrl or Cmd.
 */
export const watchRows = (onRow: (id: string) => void) => ({
  onFocusCapture: (event: SyntheticEvent) => tell(event, onRow),
  onClickCapture: (event: MouseEvent) => {
    tell(event, onRow)
    if (event.ctrlKey || event.metaKey) openTab(event)
  },
  onMouseDown: (event: MouseEvent) => {
    // Otherwise the middle button scrolls.
    if (event.button === middle && pathAt(event) !== undefined) event.preventDefault()
  },
  onAuxClick: (event: MouseEvent) => {
    if (event.button === middle) openTab(event)
  },
})

const middle = 1

function tell({ target }: SyntheticEvent, onRow: (id: string) => void): void {
  const id = rowAt(target)?.dataset['id']
  if (id !== undefined) onRow(id)
}

/** Links and controls in a row have their own meaning. */
function openTab(event: MouseEvent): void {
  const path = pathAt(event)
  if (path === undefined || (event.target as Element).closest('a, button, input, label')) return
  event.preventDefault()
  event.stopPropagation()
  globalThis.open(`#${path}`, '_blank', 'noopener')
}

const pathAt = ({ target }: SyntheticEvent): string | undefined => rowAt(target)?.dataset['path']

const rowAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null
