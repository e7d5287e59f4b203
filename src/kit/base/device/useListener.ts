import { useEffect, useEffectEvent } from 'react'

/** Calls `onEvent` for each event of the window or the document while the component is shown; with null, for none. */
export function useListener<T extends keyof WindowEventMap>(
  target: Window | null,
  type: T,
  onEvent: (event: WindowEventMap[T]) => void,
): void
export function useListener<T extends keyof DocumentEventMap>(
  target: Document | null,
  type: T,
  onEvent: (event: DocumentEventMap[T]) => void,
): void
export function useListener(
  target: Window | Document | null,
  type: string,
  onEvent: (event: Event) => void,
): void {
  const hear = useEffectEvent(onEvent)
  useEffect(() => {
    if (!target) return undefined
    const listen = (event: Event) => hear(event)
    target.addEventListener(type, listen)
    return () => target.removeEventListener(type, listen)
  }, [target, type])
}
