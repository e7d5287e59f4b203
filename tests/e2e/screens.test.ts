// @runs longer in full runs
import { describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { describeScreens, inTurn, looks, overflow, type KnownScreen } from '#tests/support/screenChecks.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { oneIn } from '#tests/support/isShort.ts'

/** The screens of the shell and of areas that are not master data. */
const screens: readonly KnownScreen[] = [
  ['list of brands', 'brand.approver', '/brandDB/brand'],
  ['brands, nothing found', 'brand.approver', '/brandDB/brand?filter={"q":"zzzzzz"}'],
  ['list of tour issues', 'gz.manager', '/RM/tourIssue/issueList'],
  ['a page that one may not see', 'gz.manager', '/brandDB/brand'],
  ['an address that is none', 'gz.manager', '/elsewhere'],
  ['no menu at all', 'nomenu', '/empty'],
]

describeScreens(screens, inTurn)

describe('the sign-in page', () => {
  const place = consoleInBrowser()

  it.each(oneIn(2, looks))(
    'breaks no accessibility rule in $locale, $theme, $width wide',
    async ({ locale, theme, width }) => {
      const page = await place.open({
        viewport: { width, height: 844 },
        colorScheme: theme,
        locale: locale.replace('_', '-'),
      })
      await page.goto(place.url)
      await page.locator('input[type=password]').waitFor()
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toEqual([])
      expect(page.problems).toEqual([])
    },
  )
})
