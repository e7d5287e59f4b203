import { chromium } from 'playwright'
import { blocked, menuOf, recordless } from '#tests/areas/gathered.ts'
import { demoAccounts, named, sitesOf, usernameOf, type Account } from '#tests/areas/people.ts'
import { consoleFolder, openPage } from '#tests/support/browser.ts'
import { crawl } from '#tests/support/crawl/crawl.ts'
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
const people = named(some('BENCH_ACCOUNTS', demoAccounts).join(' '))
const languages = some('BENCH_LOCALES', locales)

const server = await startTestServer('postgresql', consoleFolder)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const counts = { visits: 0, screens: 0, faults: 0 }
try {
  console.log(machine())
  for (const account of people) {
    const chosen = some('BENCH_SITES', sitesOf[account])
    for (const site of sitesOf[account].filter((one) => chosen.includes(one)))
      for (const locale of languages) await visit(account, site, locale)
  }
  console.log(
    `${counts.visits} visits, ${counts.screens} screens, tabs and saved views; ${counts.faults} faults`,
  )
} finally {
  await browser.close()
  await server.stop()
}
process.exitCode = counts.faults > 0 ? 1 : 0

async function visit(account: Account, site: string, locale: string): Promise<void> {
  const page = await openPage(browser, {
    storageState: await storedSession(server, usernameOf(account), { site, locale }),
  })
  await page.goto(server.url)
  await page.locator('#content').waitFor()
  const { menu, screens } = await crawl(page, () => true)
  await page.context().close()
  const faults = screens.flatMap(({ hash, shows, isView, problems }) => [
    ...(blocked.includes(hash) ? [] : problems.map((problem) => `${hash}: ${problem}`)),
    ...(shows === undefined && !isView && !recordless.some((one) => hash.startsWith(one))
      ? [`${hash}: shows no record`]
      : []),
  ])
  const expected = menuOf(account, [site]).map(([, uri]) => uri)
  if (menu.join() !== expected.join()) faults.push(`has another menu: ${menu.join(' ')}`)
  counts.visits += 1
  counts.screens += screens.length
  counts.faults += faults.length
  console.log(`${account} at ${site}, ${locale}: ${screens.length} screens, ${faults.length} faults`)
  for (const fault of faults) console.log(`  ${fault}`)
}
