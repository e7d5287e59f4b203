import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Attaches to an element what has to be loaded first, such as the code for dragging. `attach` loads it, and returns a function
 * that begins; that one returns what ends it.
 */
export function useDragging(
  target: RefObject<HTMLElement | null>,
  isOn: boolean,
  attach: (element: HTMLElement) => Promise<() => () => void>,
): void {
  const prepare = useEffectEvent(attach)
  useEffect(() => {
    const element = target.current
    if (!element || !isOn) return undefined
    let isGone = false
    let stop: (() => void) | undefined
    const start = async () => {
      const begin = await prepare(element)
      if (!isGone) stop = begin()
    }
    void start()
    return () => {
      isGone = true
      stop?.()
    }
  }, [target, isOn])
}
