import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import type { RaRecord } from 'react-admin'

interface Steps {
  /** How many are rendered at a time. */
  readonly step?: number
  /** Says whether it is still the same list, which keeps its length; by default the id of its first row. */
  readonly list?: unknown
}

/**
 * The rows to render: the first rows of a new page immediately, the others in the background a few at a time,
 * so that typing and scrolling stay smooth. If the same page is fetched again it keeps its length, and so its
 * scroll position. Undefined until there are any.
 */
export function useInSteps(
  fetched: readonly RaRecord[] | undefined,
  { step = mostOnScreen, list: given }: Steps = {},
): readonly RaRecord[] | undefined {
  // The first rows do not wait: there is nothing yet that they could slow down.
  const records = useDeferredValue(fetched) ?? fetched
  const list = given ?? records?.[0]?.id
  const [drawn, setDrawn] = useState({ list, count: step })
  if (drawn.list !== list) setDrawn({ list, count: step })
  const isDone = drawn.count >= (records?.length ?? 0)
  useEffect(() => {
    if (!isDone) startTransition(() => setDrawn({ list, count: drawn.count + step }))
  }, [isDone, list, drawn.count, step])
  return isDone ? records : records?.slice(0, drawn.count)
}

/** More than fit on most screens. */
const mostOnScreen = 34
