// @runs in full runs
import { expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { onePixel } from '#tests/support/onePixel.ts'
import { shopOf } from '#tests/areas/RM/server/lifecycles/problemWalk.ts'

const place = consoleInBrowser()

it('a comment with a photo appears by itself to others who look at the problem', async () => {
  const officer = await place.server.as('gz.officer')
  const store_id = await shopOf(place.server, (await officer.call('GET', '/userinfo')).data._id)
  const values = { site: '2', store_id, category: 'display', severity: 3, title: 'Empty window' }
  const { _id } = (await officer.create('/TourProblem', values)).data
  const look = { hash: `/RM/tourIssue/issueList/${_id}/show`, choices: { locale: 'en_US' } } as const
  const [writer, reader] = [
    await place.signedIn('gz.officer', look),
    await place.signedIn('gz.manager', look),
  ]
  await reader.getByText('No comments yet').waitFor()

  const text = writer.getByRole('textbox', { name: /^Comment/ })
  await text.fill('The new display comes on Thursday')
  await writer.locator('section', { has: text }).locator('input[type=file]').setInputFiles(onePixel)
  await writer.getByRole('button', { name: /^Remove/ }).waitFor()
  await text.press('Control+Enter')

  const comment = reader.getByRole('list', { name: 'Comments' }).getByRole('listitem').first()
  await comment.getByText('The new display comes on Thursday').waitFor()
  await comment.getByRole('button', { name: /one\.png|Enlarge/ }).waitFor()
  await expect.poll(() => text.inputValue()).toBe('')
  await settled(reader)
  expect(await violations(reader)).toEqual([])
  expect([...writer.problems, ...reader.problems]).toEqual([])
})
