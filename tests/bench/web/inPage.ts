import type { Page } from 'playwright'

/** What to do, and what the page then shows. */
export interface Change {
  /** The new address after `#`, or one page back. */
  readonly to: string | 'back'
  /** A selector, and how many elements it must find at least. */
  readonly shows: string
  readonly atLeast?: number
  /** Whether the first of them must have another text than before. */
  readonly isNew?: boolean
}

/** Milliseconds from a change of the address until what it leads to has been painted. Rejects after two minutes. */
export const timeOf = (page: Page, change: Change): Promise<number> =>
  page.evaluate(
    ({ to, shows, atLeast = 1, isNew }) =>
      new Promise<number>((resolve, reject) => {
        const textOf = (): string => document.querySelector(shows)?.textContent ?? ''
        const before = textOf()
        const started = performance.now()
        if (to === 'back') history.back()
        else location.hash = to
        const isHere = (): boolean =>
          (to === 'back' || location.hash.startsWith(`#${to.split('?')[0]}`)) &&
          document.querySelectorAll(shows).length >= atLeast &&
          (!isNew || textOf() !== before)
        const look = (): void => {
          if (performance.now() - started > 120_000) return reject(new Error(`${to} does not show ${shows}`))
          // The frame after the one that has it: it has been painted.
          if (isHere()) requestAnimationFrame(() => resolve(performance.now() - started))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    change,
  )

/** When something had been painted that can be used, and when a picture of it had, in milliseconds since the page began. */
export interface PaintTimes {
  readonly ms: number
  readonly drawn: number | undefined
}

/** Add it before the page is opened; what it returns waits. */
export async function watchFor(
  page: Page,
  { shows, atLeast, picture }: { shows: string; atLeast: number; picture?: string | undefined },
): Promise<() => Promise<PaintTimes>> {
  await page.addInitScript(
    ([selector, count, drawing]) => {
      const note = (name: string) =>
        requestAnimationFrame(() => Object.assign(window, { [name]: performance.now() }))
      const isHere = (): boolean => {
        const found = [...document.querySelectorAll(selector)]
        // A field of HTML that no script attends to yet cannot be used.
        return (
          found.length >= count &&
          found.every((one) => Object.keys(one).some((key) => key.startsWith('__react')))
        )
      }
      const look = (): void => {
        if (!isDrawn && drawing !== undefined && document.querySelector(drawing)) {
          isDrawn = true
          note('drawnAt')
        }
        if (isHere()) note('paintedAt')
        else requestAnimationFrame(look)
      }
      let isDrawn = false
      requestAnimationFrame(look)
    },
    [shows, atLeast, picture] as const,
  )
  return async () => {
    const painted = await page
      .waitForFunction(() => (window as { paintedAt?: number }).paintedAt, undefined, {
        timeout: 120_000,
        polling: 50,
      })
      .catch(async () => {
        const text = await page.locator('body').innerText()
        throw new Error(`${page.url()} does not show ${shows}, but: ${text.slice(0, 500)}`)
      })
    const drawn = await page.evaluate(() => (window as { drawnAt?: number }).drawnAt)
    return { ms: (await painted.jsonValue()) ?? Number.NaN, drawn }
  }
}
