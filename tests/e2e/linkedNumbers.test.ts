// @runs in full runs
import { describe, expect, it } from 'vitest'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { menuOf, open } from '#tests/support/crawl/crawl.ts'
import {
  atRest,
  countShownAt,
  furtherScreens,
  linkedNumbers,
  wrongCounters,
  type LinkedNumber,
} from '#tests/support/crawl/linkedNumbers.ts'
import { isShort } from '#tests/support/isShort.ts'

const visits = [
  // Everything there is; the others see a part of it, by department and site.
  ['super', '2', 'en_US'],
  ['hk.manager', '9', 'zh_TW'],
  ['leasing.head', '8', 'en_US'],
  ['perf.boss', '5', 'zh_CN'],
] as const

const place = consoleInBrowser()

describe.skipIf(isShort)('a number that leads somewhere', () => {
  it.each(visits)(
    'is for %s at %s in %s the number of what is there',
    async (who, site, locale) => {
      const page = await place.signedIn(who, { site, choices: { locale, theme: 'light' } })
      const screens = new Map<string, string | undefined>(
        (await menuOf(page)).map((hash) => [hash, undefined]),
      )
      const numbers = new Map<string, LinkedNumber>()
      const wrong: string[] = []
      // Further screens are added meanwhile.
      for (const [hash, from] of screens) {
        if (from === undefined) await open(page, hash).catch(() => undefined)
        else
          await page.evaluate((to) => {
            location.hash = to
          }, hash)
        await atRest(page)
        for (const one of await linkedNumbers(page)) numbers.set(`${one.label} ${one.to}`, one)
        if (from !== undefined) continue
        for (const further of await furtherScreens(page))
          if (!screens.has(further)) screens.set(further, hash)
        for (const counter of await wrongCounters(page)) wrong.push(`${hash}: ${counter}`)
      }
      for (const { at, label, value, to } of severalOfEachKind([...numbers.values()])) {
        const shown = await countShownAt(page, to, value)
        if (shown !== value) wrong.push(`${at}: “${label}” says ${value}, ${to} shows ${shown}`)
      }
      console.log(`${who}: ${screens.size} screens, ${numbers.size} numbers`)
      // Whoever looks after sales sees amounts, which count nothing.
      expect(numbers.size).toBeGreaterThan(who === 'super' ? 100 : 0)
      expect(wrong).toEqual([])
    },
    900_000,
  )
})

/** The figures of a chart are alike: of those that a screen shows with the same filters, a few. */
function severalOfEachKind(numbers: readonly LinkedNumber[], most = 4): readonly LinkedNumber[] {
  const seen = new Map<string, number>()
  return numbers.filter(({ at, to }) => {
    const kind = `${at} ${to.replace(/filter=([^&]*)/, (_, filter) => fieldsOf(String(filter)))}`
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return count <= most
  })
}

const fieldsOf = (filter: string): string => Object.keys(JSON.parse(decodeURIComponent(filter))).join()
