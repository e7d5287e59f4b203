// @runs in full runs
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { signIn, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'

const place = consoleInBrowser()
beforeAll(async () => {
  await sql`update "user" set locale = 'en_US', sms_remind = false where username in ('admin', 'gz.officer')`.execute(
    place.server.database.db,
  )
})

/** What officers have in front of them on the other browser. */
const announced = (page: ConsolePage) => page.getByRole('dialog', { name: 'Fire drill at three' })

it('an administrator reaches the open page of somebody else: with an announcement, and by signing them out', async () => {
  const officer = await place.open({ locale: 'en-US' })
  await signIn(officer, place.url, 'gz.officer')
  const admin = await place.open({ locale: 'en-US' })
  await signIn(admin, place.url, 'admin')

  await admin.goto(`${place.url}/#/System/announcement/create`)
  for (const language of ['Simplified', 'Traditional', 'English']) {
    await admin.getByLabel(`Title (${language})`).fill('Fire drill at three')
    await admin.getByLabel(`Text (${language})`).fill('Leave by the stairs.')
  }
  await admin.getByLabel('Shown from').fill('2026-11-15T08:00')
  await admin.getByRole('button', { name: 'Save' }).click()
  await announced(admin).getByRole('button', { name: 'I have read it' }).click()
  await announced(officer).waitFor()
  expect(await violations(officer)).toEqual([])
  await announced(officer).getByRole('button', { name: 'I have read it' }).click()
  await announced(officer).waitFor({ state: 'hidden' })
  // Once for each person.
  await officer.reload()
  await officer.getByRole('heading', { level: 1 }).waitFor()
  expect(await announced(officer).count()).toBe(0)

  await admin.goto(`${place.url}/#/System/session?q=gz.officer`)
  const end = admin.getByRole('button', { name: /^Sign out everywhere/ })
  await end.first().waitFor()
  expect(await violations(admin)).toEqual([])
  await end.first().click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await officer.waitForURL(/#\/login/)
  await admin.getByText('Nobody matches').waitFor()
  expect(admin.problems).toEqual([])
})
