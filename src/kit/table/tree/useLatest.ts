import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A reference to the value of the last render, for rows that are not drawn again with every change of their tree. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
