// @runs in full runs
import { afterAll, describe, expect, it } from 'vitest'
import { blocked, menuOf, recordless } from '#tests/areas/gathered.ts'
import { demoAccounts, sitesOf, usernameOf } from '#tests/areas/people.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { isShort } from '#tests/support/isShort.ts'
import { crawl } from '#tests/support/crawl/crawl.ts'

/** Everybody who may sign in, at one of their sites: each site and each language occurs. `npm run bench:crawl` tries them all. */
const visits = [
  ['admin', '2', 'zh_CN'],
  ['super', '5', 'en_US'],
  ['grace', '10', 'zh_TW'],
  ['gz.manager', '2', 'en_US'],
  ['gz.officer', '2', 'zh_TW'],
  ['wh.manager', '6', 'zh_CN'],
  ['hk.manager', '9', 'en_US'],
  ['hk.officer', '10', 'zh_CN'],
  ['brand.editor', '8', 'zh_TW'],
  ['brand.approver', '4', 'zh_CN'],
  ['leasing.sh', '8', 'en_US'],
  ['leasing.head', '9', 'zh_TW'],
  ['finance.analyst', '7', 'en_US'],
  ['perf.boss', '5f0c7d1e9a3b4c0012d4e6f8', 'zh_TW'],
  ['dpark.team', '9', 'zh_CN'],
  ['nomenu', '2', 'en_US'],
  ['auditor', '10', 'zh_CN'],
  ['agency.one', '2', 'en_US'],
] as const

const place = consoleInBrowser()

const looked = new Set<string>()
const isFirst = (hash: string): boolean => !looked.has(hash) && Boolean(looked.add(hash))
let count = 0
afterAll(() =>
  console.log(`${visits.length} people saw ${count} screens; ${looked.size} different ones closely.`),
)

describe.skipIf(isShort)('the console as a whole', () => {
  it('is visited by everybody, at every site, in every language', () => {
    expect(visits.map(([who]) => who).toSorted()).toEqual(demoAccounts.toSorted())
    expect(new Set(visits.map(([, site]) => site))).toEqual(new Set(sitesOf.admin))
    expect(new Set(visits.map(([, , locale]) => locale)).size).toBe(3)
  })

  it.each(visits)(
    'shows %s at %s in %s every screen of the menu, with what the server has, and without a fault',
    async (who, site, locale) => {
      const page = await place.signedIn(usernameOf(who), { site, choices: { locale, theme: 'light' } })
      const { menu, screens } = await crawl(page, isFirst)
      count += screens.length
      expect(menu).toEqual(menuOf(who, [site]).map(([, uri]) => uri))
      expect(screens.filter(({ hash, problems }) => problems.length > 0 && !blocked.includes(hash))).toEqual(
        [],
      )
      const bare = screens
        .filter(({ shows, isView }) => shows === undefined && !isView)
        .map(({ hash }) => hash)
      expect(bare.filter((hash) => !recordless.includes(hash))).toEqual([])
    },
    900_000,
  )

  it('refuses somebody who has left', async () => {
    await expect(place.server.as('left.staff')).rejects.toThrow('1002')
  })
})
