import { useEffect, useEffectEvent, useRef } from 'react'
import type { TreeState } from './useTree.ts'

/**
 * Makes a row draggable if `isMovable`; use the result as the row's ref. The code for dragging is loaded only
 * then.
 */
export function useRowDrag<E extends HTMLElement>(tree: TreeState, id: string, isMovable: boolean) {
  const row = useRef<E>(null)
  const mayMove = useEffectEvent(tree.mayMove)
  const onMove = useEffectEvent(tree.move)
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
        mayMove: (...move) => mayMove(...move),
        onMove: (...move) => onMove(...move),
      })
    }
    void start()
    return () => {
      isGone = true
      stop?.()
    }
  }, [id, isMovable])
  return row
}
