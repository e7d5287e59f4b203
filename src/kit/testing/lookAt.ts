import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import axe from 'axe-core'
import { stageOf } from './Stage.tsx'

type Scene = Omit<Parameters<typeof stageOf>[0], 'queryClient'> & { readonly withAxe?: boolean }

/** What was rendered, and what was wrong: errors, and violated accessibility rules. */
export interface RenderReport {
  readonly text: string
  readonly faults: readonly string[]
  readonly violations: readonly string[]
}

/** Renders a part of a plugin, waits until nothing is loading any more, and inspects the result. */
export async function lookAt({ withAxe = false, ...scene }: Scene): Promise<RenderReport> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const told: string[] = []
  const { error: tell } = console
  const { fetch: ask } = globalThis
  console.error = (...what: unknown[]) => {
    const text = textOf(what)
    if (!isUnknownToJsdom(text)) told.push(text)
  }
  // A part should use its calls; direct requests to the network get a back end that has nothing.
  globalThis.fetch = async () => new Response('', { status: 404 })
  // jsdom fails to move a selection that is in elements which an earlier test has removed.
  document.getSelection()?.removeAllRanges()
  try {
    const { container } = render(stageOf({ ...scene, queryClient }))
    await settle(container, queryClient)
    const failure = container.querySelector('[role=alert] details')?.textContent
    return {
      text: container.textContent ?? '',
      // React also reports, at length and sometimes twice, what a boundary has caught.
      faults: failure ? [failure.replace('atrium.boundary.details', '')] : [...new Set(told)],
      violations: withAxe && !failure ? await violationsIn(container) : [],
    }
  } finally {
    cleanup()
    console.error = tell
    globalThis.fetch = ask
  }
}

// Counted and not timed, because a slow machine needs no more looks than a fast machine.
const mostLooks = 500

/**
 * Waits until nothing is loading in two successive looks; after the last look the part is inspected as it is.
 */
async function settle(container: Element, queryClient: QueryClient): Promise<void> {
  let calm = 0
  for (let look = 0; calm < 2 && look < mostLooks; look += 1) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)))
    const isWaiting = container.querySelector('[data-loading], [data-waits]') !== null
    const isOnItsWay = queryClient.isFetching() > 0 || isWaiting
    calm = isOnItsWay ? 0 : calm + 1
  }
}

async function violationsIn(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // There are no colours in jsdom.
    rules: { 'color-contrast': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** The first line of what the browser's console would print. */
const textOf = ([first, ...rest]: readonly unknown[]): string =>
  (
    String(first)
      .replace(/%[so]/g, () => String(rest.shift()))
      .split('\n', 1)[0] ?? ''
  ).slice(0, 300)

/** jsdom does not know HTML's `search` element. */
const isUnknownToJsdom = (text: string): boolean => text.startsWith('The tag <search> is unrecognized')
