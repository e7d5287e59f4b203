import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A reference to the last value that was rendered, for what happens later. It may be set in between. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
