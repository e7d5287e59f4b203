import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** Half the size of what `axe-core` exports as `source`. Every page that is checked has to compile it. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * What breaks WCAG 2.2 AA on the page as it stands: rule, and the first places. Empty when all is well. A page that was
 * caught between two colours is looked at again.
 */
export async function violations(page: Page): Promise<string[]> {
  const first = await violationsNow(page)
  if (first.length === 0) return first
  await sleep(300)
  return violationsNow(page)
}

async function violationsNow(page: Page): Promise<string[]> {
  // Not injected as an inline script, which the page's content policy would refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async () => {
    const { violations: found } = await (window as unknown as InjectedAxe).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Of what passes nothing has to be described.
      resultTypes: ['violations'],
    })
    return found.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html, failureSummary }) => `${html} ${failureSummary}`)
          .join(' | ')}`,
    )
  })
}

/** What the injected source leaves in the page. */
interface InjectedAxe {
  axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> }
}
