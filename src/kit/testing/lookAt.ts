import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import axe from 'axe-core'
import { stageOf } from './Stage.tsx'

type Scene = Omit<Parameters<typeof stageOf>[0], 'queryClient'> & { readonly withAxe?: boolean }

/** What was to be seen, and what was wrong: errors, and rules of accessibility that were broken. */
export interface Sight {
  readonly text: string
  readonly faults: readonly string[]
  readonly violations: readonly string[]
}

/** Draws one part of a plugin, waits until nothing is on its way any more, and looks. */
export async function lookAt({ withAxe = false, ...scene }: Scene): Promise<Sight> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const told: string[] = []
  const { error: tell } = console
  const { fetch: ask } = globalThis
  console.error = (...what: unknown[]) => {
    const text = textOf(what)
    if (!isUnknownToJsdom(text)) told.push(text)
  }
  // A part has its calls; what asks the network by itself meets a back end that knows nothing.
  globalThis.fetch = async () => new Response('', { status: 404 })
  try {
    const { container } = render(stageOf({ ...scene, queryClient }))
    await settle(container, queryClient)
    const failure = container.querySelector('[role=alert] details')?.textContent
    return {
      text: container.textContent ?? '',
      // What a boundary caught is told by React too, at length.
      faults: failure ? [failure.replace('atrium.boundary.details', '')] : told,
      violations: withAxe && !failure ? await violationsIn(container) : [],
    }
  } finally {
    cleanup()
    console.error = tell
    globalThis.fetch = ask
  }
}

// Counted and not timed: a slow machine needs no more looks than a fast one.
const mostLooks = 500

/** Until two looks in a row find nothing on its way; what is not there after the last is looked at as it stands. */
async function settle(container: Element, queryClient: QueryClient): Promise<void> {
  let calm = 0
  for (let look = 0; calm < 2 && look < mostLooks; look += 1) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)))
    const isOnItsWay = queryClient.isFetching() > 0 || container.querySelector('[data-loading]') !== null
    calm = isOnItsWay ? 0 : calm + 1
  }
}

async function violationsIn(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Nothing has a colour here.
    rules: { 'color-contrast': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** As the browser's console would print it, first line only. */
const textOf = ([first, ...rest]: readonly unknown[]): string =>
  (
    String(first)
      .replace(/%s/g, () => String(rest.shift()))
      .split('\n', 1)[0] ?? ''
  ).slice(0, 300)

/** HTML's `search` is younger than jsdom. */
const isUnknownToJsdom = (text: string): boolean => text.startsWith('The tag <search> is unrecognized')
