import { chromium } from 'playwright'
import { consoleFolder, openPage } from '#tests/support/browser.ts'
import { crawl } from '#tests/support/crawl/crawl.ts'
import { accounts, isBlocked, menuAt, without } from '#tests/support/crawl/menuTable.ts'
import { storedSession } from '#tests/support/storedSession.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import { locales } from '#src/providers/locale.ts'
import { machine } from './timing.ts'

/**
 * Opens every screen of the menu, its tabs and saved views as every demo account at each of their sites in each language,
 * and prints what is wrong. Ends with 1 if anything is. Needs a build of the console. BENCH_ACCOUNTS takes some of the
 * accounts, separated by commas; BENCH_SITES and BENCH_LOCALES take some of the sites and languages.
 */
const some = (variable: string, all: readonly string[]): readonly string[] =>
  process.env[variable]?.split(',') ?? all
const people = some('BENCH_ACCOUNTS', Object.keys(accounts))
const languages = some('BENCH_LOCALES', locales)

const server = await startTestServer('postgresql', consoleFolder)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const counts = { visits: 0, screens: 0, faults: 0 }
try {
  console.log(machine())
  for (const username of people)
    for (const site of some('BENCH_SITES', accounts[username] ?? []).filter((one) =>
      accounts[username]?.includes(one),
    ))
      for (const locale of languages) await visit(username, site, locale)
  console.log(
    `${counts.visits} visits, ${counts.screens} screens, tabs and saved views; ${counts.faults} faults`,
  )
} finally {
  await browser.close()
  await server.stop()
}
process.exitCode = counts.faults > 0 ? 1 : 0

async function visit(username: string, site: string, locale: string): Promise<void> {
  const page = await openPage(browser, {
    storageState: await storedSession(server, username, { site, locale }),
  })
  await page.goto(server.url)
  await page.locator('#content').waitFor()
  const { menu, screens } = await crawl(page, () => true)
  await page.context().close()
  const faults = screens.flatMap(({ hash, shows, isView, problems }) => [
    ...(isBlocked(hash) ? [] : problems.map((problem) => `${hash}: ${problem}`)),
    ...(shows === undefined && !isView && !without.some((one) => hash.startsWith(one))
      ? [`${hash}: shows no record`]
      : []),
  ])
  if (menu.join() !== menuAt(username, site).join()) faults.push(`has another menu: ${menu.join(' ')}`)
  counts.visits += 1
  counts.screens += screens.length
  counts.faults += faults.length
  console.log(`${username} at ${site}, ${locale}: ${screens.length} screens, ${faults.length} faults`)
  for (const fault of faults) console.log(`  ${fault}`)
}
