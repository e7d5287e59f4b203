import type { Page } from 'playwright'

/** Waits until nothing loads any more and the page has drawn what it has: half a second without a change or a request. */
export async function settle(page: Page): Promise<void> {
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const finish = () => {
          changes.disconnect()
          requests.disconnect()
          resolve()
        }
        let timer = setTimeout(finish, 500)
        const again = () => {
          clearTimeout(timer)
          timer = setTimeout(finish, 500)
        }
        const changes = new MutationObserver(again)
        const requests = new PerformanceObserver(again)
        changes.observe(document.body, { attributes: true, childList: true, subtree: true })
        requests.observe({ type: 'resource' })
      }),
  )
}
