// @runs own window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttp } from '#src/providers/http.ts'
import { openSession, type SessionState } from '#src/providers/session.ts'
import { createSignIn } from '#src/providers/signIn.ts'
import { openPlace } from '#src/app/startPlace.ts'
import { editor, fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'

/** Opens a link as a brand editor of the malls 2 and 9. Answers the address in the end, and the session. */
async function open(address: string, known: Partial<SessionState> = {}, back: object = editor) {
  history.replaceState(null, '', address)
  const { paths } = fakeBackEnd({ 'POST /validity': back, 'GET /config': { params: {}, demo: false } })
  const session = openSession()
  session.update({ token: 't1', userId: 'u1', ...known })
  const http = createHttp({ token: () => session.get().token, locale: () => 'zh_CN' })
  const { check } = createSignIn({ session, http })
  const isHere = await openPlace({ session, check })
  return {
    ...session.get(),
    isHere,
    paths: paths(),
    address: location.pathname + location.search + location.hash,
  }
}

const link = (query: Record<string, string>) => new URLSearchParams(query).toString()

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('a link to a place at a site', () => {
  const whole = { site_id: '9', user_id: 'u1', target: '/brandDB/brand?page=2' }

  it.each([
    ['before the #', `/?a=1&${link(whole)}#/`],
    ['after the #', `/?a=1#/?${link(whole)}`],
    ['in the address of sign-in', `/?a=1#/login?${link(whole)}`],
    ['beside another place', `/?a=1&${link(whole)}#/PS/report`],
  ])('%s chooses the site and opens the place', async (_, address) => {
    expect(await open(address)).toMatchObject({
      site: '9',
      isSiteChosen: true,
      address: '/?a=1#/brandDB/brand?page=2',
      paths: ['POST /validity', 'GET /userinfo'],
    })
  })

  it.each([
    ['for somebody else', { ...whole, user_id: 'u2' }],
    ['for a site that is not theirs', { ...whole, site_id: '5' }],
  ])('%s says nothing at all', async (_, query) => {
    expect(await open(`/?${link(query)}#/`)).toMatchObject({
      site: null,
      isSiteChosen: false,
      address: '/#/',
    })
    expect(await open(`/?${link(query)}#/PS/report`)).toMatchObject({ address: '/#/PS/report' })
  })

  it('leaves alone the site that was chosen before', async () => {
    const known = { site: '2', isSiteChosen: true }
    expect(await open(`/?${link(whole)}#/`, known)).toMatchObject({
      site: '2',
      address: '/#/brandDB/brand?page=2',
    })
  })

  it('waits for sign-in when the session is over, and is still there then', async () => {
    const { token, address } = await open(`/?${link(whole)}#/`, {}, refusal(555, ''))
    expect(token).toBeNull()
    expect(address).toBe('/#/login?target=%2FbrandDB%2Fbrand%3Fpage%3D2&site_id=9&user_id=u1')
  })

  it('says nothing when nobody answers whose it is', async () => {
    expect(await open(`/?${link(whole)}#/`, {}, new TypeError())).toMatchObject({
      token: 't1',
      site: null,
      address: '/#/',
    })
  })
})

describe('a target alone', () => {
  it('is opened from the start, without asking who is there', async () => {
    expect(await open('/?target=%2FPS%2Freport#/')).toMatchObject({ address: '/#/PS/report', paths: [] })
  })

  it('does not lead away from another place, but leaves the address', async () => {
    expect(await open('/#/RM/x?target=%2FPS&page=2')).toMatchObject({ address: '/#/RM/x?page=2' })
  })

  it.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)', '/login'])(
    'as hostile as %s is the start',
    async (target) => {
      expect(await open(`/?${link({ target })}#/`)).toMatchObject({ isHere: true, address: '/#/' })
      expect(await open(`/#/login?${link({ target })}`)).toMatchObject({ isHere: true, address: '/#/' })
    },
  )
})

it('an address without any of it stays as it is, with what the router noted', async () => {
  const replaced = vi.spyOn(history, 'replaceState')
  const { address } = await open('/?a=1#/RM/x?page=2')
  expect(address).toBe('/?a=1#/RM/x?page=2')
  // Once by the test itself.
  expect(replaced).toHaveBeenCalledTimes(1)
})
