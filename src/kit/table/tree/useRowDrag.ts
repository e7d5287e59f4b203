import { useEffect, useRef, type RefObject } from 'react'
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
  useEffect(() => {
    const element = row.current
    if (!element || !isMovable) return undefined
    let isGone = false
    let stop: (() => void) | undefined
    const start = async () => {
      const { dragRow } = await import('./dragRow.ts')
      if (isGone) return
      stop = dragRow(element, {
        id,
        mayMove: (...move) => tree.current.mayMove(...move),
        onMove: (...move) => tree.current.move(...move),
      })
    }
    void start()
    return () => {
      isGone = true
      stop?.()
    }
  }, [tree, id, isMovable])
  return row
}
