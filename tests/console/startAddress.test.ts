import { describe, expect, it } from 'vitest'
import { readStartAddress, signInAddress } from '#src/providers/startAddress.ts'

const at = (address: string) => {
  const { pathname, search, hash, origin } = new URL(address, 'https://console.example')
  return { pathname, search, hash, origin }
}
const read = (address: string) => readStartAddress(at(address))

describe('what a link carries', () => {
  it('stands before the # or after it', () => {
    const carried = { siteId: '2', userId: 'u1', target: '/brandDB/brand', token: 't' }
    expect(read('/?site_id=2&user_id=u1&target=%2FbrandDB%2Fbrand&token=t')).toMatchObject(carried)
    expect(read('/#/?site_id=2&user_id=u1&target=%2FbrandDB%2Fbrand&token=t')).toMatchObject(carried)
  })

  it('counts as it stands after the # when it stands in both places', () => {
    expect(read('/?token=before&site_id=2#/RM?token=after')).toMatchObject({ token: 'after', siteId: '2' })
  })

  it('is absent when it is empty or somebody else’s word', () => {
    expect(read('/?token=&site_idx=2&xuser_id=1#/RM?my_target=x')).toMatchObject({
      token: null,
      siteId: null,
      userId: null,
      target: null,
    })
  })

  it.each([
    ['/?token=t', '/', '/'],
    ['/?a=1&token=t&b=%20#/RM?token=t&page=2', '/?a=1&b=%20#/RM?page=2', '/?a=1&b=%20#/RM?page=2'],
    ['/?to%6Ben=t#/RM', '/#/RM', '/#/RM'],
    ['/?token=t&token=u#/RM', '/#/RM', '/#/RM'],
    ['/?target=%2FRM%3Ftoken%3Dt%26a%3D1', '/?target=%2FRM%3Fa%3D1', '/'],
    ['/#/login?target=%2FRM%3Fa%3D1%26to%256Ben%3Dt', '/#/login?target=%2FRM%3Fa%3D1', '/#/login'],
    ['/?target=%2FRM&site_id=2#/', '/?target=%2FRM&site_id=2#/', '/#/'],
    [
      '/#/RM?filter=%7B%22token%22%3A1%7D',
      '/#/RM?filter=%7B%22token%22%3A1%7D',
      '/#/RM?filter=%7B%22token%22%3A1%7D',
    ],
  ])('leaves %s without the token as %s, and in the end as %s', (address, withoutToken, clean) => {
    expect(read(address)).toMatchObject({ withoutToken, clean })
  })

  it.each([
    ['/', true],
    ['/?target=%2FRM', true],
    ['/#/', true],
    ['/#/?target=%2FRM', true],
    ['/#/login?target=%2FRM', true],
    ['/#/RM', false],
    ['/#/RM?target=%2FPS', false],
  ])('comes to no place of its own at %s: %s', (address, isStart) => {
    expect(read(address).isStart).toBe(isStart)
  })
})

describe('an address that starts with several slashes', () => {
  it.each([
    ['//', '/'],
    ['//?token=t&a=1', '/?a=1'],
    ['///evil.example/x?token=t#/RM', '/evil.example/x#/RM'],
  ])('%s is cleaned into one of our own: %s', (address, clean) => {
    const place = new URL(`https://console.example${address}`)
    expect(readStartAddress(place)).toMatchObject({ withoutToken: clean, clean })
  })

  it('leads to sign-in at home', () => {
    const place = new URL('https://console.example//#/RM')
    expect(signInAddress(place)).toBe('/#/login?target=%2FRM')
    expect(signInAddress(new URL('https://console.example//#/login?target=%2FRM'))).toBe(
      '/#/login?target=%2FRM',
    )
  })
})

describe('the way to sign-in and back', () => {
  it.each([
    ['the address itself with its query', '/#/RM/x?page=2', '/#/login?target=%2FRM%2Fx%3Fpage%3D2'],
    ['the target of the address', '/?target=%2FPS&a=1#/RM', '/?a=1#/login?target=%2FPS'],
    ['the address when the target is hostile', '/?target=%2F%2Fevil.example#/RM', '/#/login?target=%2FRM'],
    ['nothing for the start', '/#/', '/#/login'],
    [
      'site and user too',
      '/?site_id=2&user_id=u1&target=%2FRM',
      '/#/login?target=%2FRM&site_id=2&user_id=u1',
    ],
    ['what the sign-in page knew', '/#/login?target=%2FRM&reset=x', '/#/login?target=%2FRM&reset=x'],
  ])('remembers %s', (_, address, signIn) => {
    expect(signInAddress(at(address))).toBe(signIn)
  })

  it('remembers a whole address at a trusted host alone', () => {
    const place = at('/?target=https%3A%2F%2Fbi.example%2Fboard#/')
    expect(signInAddress(place)).toBe('/#/login')
    expect(signInAddress(place, { origin: place.origin, trustedHosts: ['bi.example'] })).toBe(
      '/#/login?target=https%3A%2F%2Fbi.example%2Fboard',
    )
  })
})
