import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useSyncExternalStore, type RefObject } from 'react'
import type { OpeningPhase } from '#src/providers/opening.ts'
import { whenIdle } from './whenIdle.ts'

/** Parts that are rendered outside the console never wait. */
export const OpeningContext = createContext<OpeningPhase>({
  isOver: () => true,
  subscribe: () => () => {},
  end: () => {},
  ended: Promise.resolve(),
})

/** Whether the first page of the console is complete, so that what can wait may start. */
export function useIsOpened(): boolean {
  const { subscribe, isOver } = useContext(OpeningContext)
  return useSyncExternalStore(subscribe, isOver)
}

/** Ends the opening when the page inside `content` is complete: its code is there, and nothing is being fetched for it. */
export function useEndOfOpening(content: RefObject<HTMLElement | null>): void {
  const { isOver, end } = useContext(OpeningContext)
  const queries = useQueryClient()
  useEffect(() => {
    if (isOver()) return undefined
    let quiet = 0
    const timer = setInterval(() => {
      const isLoading = content.current?.querySelector('[data-loading]') || isFetching(queries)
      quiet = isLoading ? 0 : quiet + 1
      // Data may lead to further calls, such as for what the rows refer to, and has to be drawn.
      if (quiet === 2) whenIdle(end)
      if (isOver()) clearInterval(timer)
    }, pause)
    return () => clearInterval(timer)
  }, [content, isOver, end, queries])
}

/** Of a query that waits for the end of the opening, which must not wait for it. */
export const waiting = { isWaiting: true }

const isFetching = (queries: QueryClient): boolean =>
  queries.isFetching({ predicate: ({ meta }) => meta?.['isWaiting'] !== true }) > 0

/** Milliseconds between two looks. */
const pause = 50
