// @runs in full runs
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '#tests/support/axe.ts'
import { settled, type ConsolePage } from '#tests/support/browser.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import type { Client } from '#tests/support/client.ts'
import { shopOf } from '#tests/areas/RM/server/lifecycles/problemWalk.ts'

const place = consoleInBrowser()

const list = '/RM/tourIssue/issueList'
const board = { hash: `${list}?display=board`, choices: { locale: 'en_US' } } as const

let officer: Client
let manager: Client
let officerId = ''
let store_id = ''
beforeAll(async () => {
  officer = await place.server.as('gz.officer')
  manager = await place.server.as('gz.manager')
  officerId = (await officer.call('GET', '/userinfo')).data._id
  store_id = await shopOf(place.server, officerId)
})

/** A problem that is assigned to the officer; returns its number and id. */
async function assigned(title: string): Promise<{ number: string; _id: string }> {
  const values = { site: '2', store_id, category: 'display', severity: 3, title, assignee_id: officerId }
  const { data } = await manager.create('/TourProblem', values)
  return { number: data.problem_no, _id: data._id }
}
const statusOf = async (_id: string): Promise<string> =>
  (await manager.call('GET', `/TourProblem/${_id}`)).data.status

const lane = (page: ConsolePage, name: string) => page.getByRole('region', { name: new RegExp(`^${name}: `) })
const card = (page: ConsolePage, laneName: string, number: string) =>
  lane(page, laneName).getByRole('listitem').filter({ hasText: number })

/** Takes hold of a card with the mouse and brings it over a lane, without dropping it. */
async function drag(page: ConsolePage, from: ReturnType<typeof card>, to: ReturnType<typeof lane>) {
  await from.scrollIntoViewIfNeeded()
  // The code for dragging is loaded after the card is shown.
  await expect.poll(() => from.getAttribute('draggable')).toBe('true')
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('the card or the lane is not on screen')
  await page.mouse.move(start.x + 20, start.y + start.height - 12)
  await page.mouse.down()
  await page.mouse.move(start.x + 40, start.y + start.height - 12, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + 90, { steps: 8 })
}

describe('a board of problems', () => {
  it('is chosen above the list, and is in the address and remembered', async () => {
    const page = await place.signedIn('gz.officer', { hash: list, choices: { locale: 'en_US' } })
    await page.getByRole('button', { name: 'Show as a board' }).click()
    await lane(page, 'Open').waitFor()
    expect(page.url()).toContain('display=board')
    await page
      .getByRole('button', { name: /Overdue$/ })
      .first()
      .click()
    await expect.poll(() => page.url()).toContain('is_overdue')
    await page.getByRole('link', { name: 'Mine' }).click()
    await expect.poll(() => page.url()).toMatch(/assignee_id.*display=board/)
    await page.goto(`${place.url}/#/`)
    await page.goto(`${place.url}/#${list}`)
    await lane(page, 'Open').waitFor()
    await page.getByRole('button', { name: 'Show as a table' }).click()
    await page.getByRole('table').waitFor()
    await settled(page)
    expect(page.problems).toEqual([])
  })

  it('takes the step that leads to a lane when a card is dropped there, and shows it to others', async () => {
    const { number, _id } = await assigned('Dropped with the mouse')
    const other = await place.signedIn('gz.manager', board)
    await card(other, 'Assigned', number).waitFor()
    const page = await place.signedIn('gz.officer', board)
    const total = await lane(page, 'In progress').getAttribute('aria-label')
    await card(page, 'Assigned', number).waitFor()
    await drag(page, card(page, 'Assigned', number), lane(page, 'In progress'))
    await expect.poll(() => lane(page, 'In progress').getAttribute('data-over')).toBe('true')
    await page.mouse.up()
    await card(page, 'In progress', number).waitFor()
    expect(await statusOf(_id)).toBe('in_progress')
    await expect.poll(() => lane(page, 'In progress').getAttribute('aria-label')).not.toBe(total)
    await card(other, 'In progress', number).waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    expect([...page.problems, ...other.problems]).toEqual([])
  })

  it('says why a card cannot go to a lane, and leaves it where it is', async () => {
    const { number, _id } = await assigned('Not to be closed yet')
    const page = await place.signedIn('gz.officer', board)
    await card(page, 'Assigned', number).waitFor()
    await drag(page, card(page, 'Assigned', number), lane(page, 'Open'))
    await lane(page, 'Open').getByText('Not possible from “Assigned”').waitFor()
    expect(await lane(page, 'Open').getAttribute('data-drop')).toBe('closed')
    await lane(page, 'Void').getByText("You don't have permission to do this").waitFor()
    await page.mouse.up()
    await expect.poll(() => lane(page, 'Open').getAttribute('data-drop')).toBeNull()
    expect(await statusOf(_id)).toBe('assigned')
    expect(page.problems).toEqual([])
  })

  it('asks for what a step takes', async () => {
    const { number, _id } = await assigned('Voided from its menu')
    const page = await place.signedIn('gz.manager', board)
    await card(page, 'Assigned', number)
      .getByRole('button', { name: `Move ${number} to…` })
      .press('Enter')
    await page.getByRole('menuitem', { name: /^Verified/ }).waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    // The last lane.
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Void this issue?' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Twice')
    await dialog.getByRole('button', { name: 'Void' }).click()
    await expect.poll(() => statusOf(_id)).toBe('void')
    await lane(page, 'Void').scrollIntoViewIfNeeded()
    await card(page, 'Void', number).waitFor()
    expect(page.problems).toEqual([])
  })

  it('can be used with the keyboard', async () => {
    const { number, _id } = await assigned('Moved with the keyboard')
    const page = await place.signedIn('gz.officer', board)
    const first = lane(page, 'Assigned').getByRole('listitem').first().getByRole('link').first()
    await first.focus()
    await page.keyboard.press('ArrowDown')
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-card]')?.getAttribute('data-card'))
    const second = lane(page, 'Assigned').getByRole('listitem').nth(1)
    expect(await focused()).toBe(await second.getAttribute('data-card'))
    await card(page, 'Assigned', number).getByRole('link').first().focus()
    await page.keyboard.press('Alt+ArrowRight')
    await card(page, 'In progress', number).waitFor()
    expect(await statusOf(_id)).toBe('in_progress')
    await expect.poll(focused).toBe(_id)
    expect(page.problems).toEqual([])
  })

  it('opens the menu of a card when a finger rests on it, on a phone', async () => {
    const { number, _id } = await assigned('Moved with a finger')
    const look = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
    const page = await place.signedIn('gz.officer', { ...board, ...look })
    const own = card(page, 'Assigned', number)
    await own.scrollIntoViewIfNeeded()
    const box = await own.boundingBox()
    if (!box) throw new Error('the card is not on screen')
    const finger = await page.context().newCDPSession(page)
    const touchPoints = [{ x: box.x + 30, y: box.y + box.height - 15 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    const start = page.getByRole('menuitem', { name: 'In progress' })
    await start.waitFor()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await settled(page)
    expect(await violations(page)).toEqual([])
    await start.tap()
    await card(page, 'In progress', number).waitFor()
    expect(await statusOf(_id)).toBe('in_progress')
    expect(page.url()).toContain('issueList')
    expect(page.problems).toEqual([])
  })

  it('loads the cards of a lane as one scrolls, with the filters of the list', async () => {
    for (let at = 0; at < 45; at += 1) await assigned('One of many')
    await assigned('Another')
    const filter = encodeURIComponent(JSON.stringify({ $q: 'One of many' }))
    const page = await place.signedIn('gz.officer', {
      ...board,
      hash: `${list}?filter=${filter}&display=board`,
    })
    const cards = lane(page, 'Assigned').getByRole('listitem')
    await expect.poll(() => lane(page, 'Assigned').getAttribute('aria-label')).toBe('Assigned: 45')
    await expect
      .poll(async () => {
        await cards.last().scrollIntoViewIfNeeded()
        return cards.count()
      })
      .toBe(45)
    expect(await cards.filter({ hasText: 'Another' }).count()).toBe(0)
    expect(page.problems).toEqual([])
  })
})
