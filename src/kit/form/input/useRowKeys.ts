import { useState } from 'react'

/**
 * React keys for rows that have no identity of their own: each row keeps its key, and so what is half typed in it, when another
 * is removed. Call `remove` together with removing the row.
 */
export function useRowKeys(count: number) {
  const [known, setKnown] = useState<readonly number[]>([])
  const keys = fitted(known, count)
  return { keys, remove: (at: number) => setKnown(keys.toSpliced(at, 1)) }
}

/** New rows come last. */
function fitted(known: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...known) + 1
  const added = Array.from({ length: Math.max(0, count - known.length) }, (_, at) => next + at)
  return [...known.slice(0, count), ...added]
}
