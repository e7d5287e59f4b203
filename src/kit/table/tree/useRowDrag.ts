import { useRef, type RefObject } from 'react'
import { useDragging } from '#src/kit/base/device/useDragging.ts'
import type { TreeState } from './useTree.ts'

/**
 * Makes a row draggable if `isMovable`; use the result as the row's ref. The code for dragging is loaded only
 * then.
 */
export function useRowDrag<E extends HTMLElement>(
  tree: RefObject<Pick<TreeState, 'mayMove' | 'move'>>,
  id: string,
  isMovable: boolean,
) {
  const row = useRef<E>(null)
  useDragging(row, isMovable, async (element) => {
    const { dragRow } = await import('./dragRow.ts')
    return () =>
      dragRow(element, {
        id,
        mayMove: (...move) => tree.current.mayMove(...move),
        onMove: (...move) => tree.current.move(...move),
      })
  })
  return row
}
