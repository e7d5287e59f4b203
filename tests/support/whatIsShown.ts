import type { ConsolePage } from './browser.ts'

/**
 * What a person would see on these pages and on other tabs of their browsers, and what went wrong there, in a few lines
 * each: a test that fails on a machine that nobody can look at has to tell.
 */
export async function whatIsShown(pages: readonly ConsolePage[]): Promise<string> {
  const tabs = new Map(
    pages.flatMap((page) =>
      page
        .context()
        .pages()
        .map((tab) => [tab, page.problems]),
    ),
  )
  const told = await Promise.all(
    [...tabs].map(async ([tab, problems]) => {
      const text = await tab.innerText('body', { timeout: 2000 }).catch(String)
      return [tab.url(), ...problems, text.replaceAll(/\s+/g, ' ').slice(0, most)].join('\n')
    }),
  )
  return told.join('\n\n')
}

/** Characters of a page. */
const most = 700
