import type { Page } from 'playwright'

/** Keeps the code of a page back, or other files or calls, until the function that it returns is called. */
export async function holdCode(page: Page, held = /\/assets\/(start|base)-/): Promise<() => void> {
  let letCome = () => {}
  const coming = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(held, async (route) => {
    await coming
    await route.continue()
  })
  return letCome
}
