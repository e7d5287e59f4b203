import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import type { RaRecord } from 'react-admin'

/**
 * The rows to render: the first rows of a new page immediately, the others in the background a few at a time,
 * so that typing and scrolling stay smooth. If the same page is fetched again it keeps its length, and so its
 * scroll position. Undefined until there are any.
 */
export function useInSteps(fetched: readonly RaRecord[] | undefined): readonly RaRecord[] | undefined {
  const records = useDeferredValue(fetched)
  const first = records?.[0]?.id
  const [drawn, setDrawn] = useState({ first, count: step })
  if (drawn.first !== first) setDrawn({ first, count: step })
  const isDone = drawn.count >= (records?.length ?? 0)
  useEffect(() => {
    if (!isDone) startTransition(() => setDrawn({ first, count: drawn.count + step }))
  }, [isDone, first, drawn.count])
  return isDone ? records : records?.slice(0, drawn.count)
}

/** More than fit on most screens. */
const step = 34
