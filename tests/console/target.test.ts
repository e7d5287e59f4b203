import { describe, expect, it } from 'vitest'
import { isAddress, isSignInHash, readTarget, signInHash, targetOf } from '#src/providers/target.ts'

const rules = { origin: 'https://console.example', trustedHosts: ['bi.example', 'bi.example:8443'] }

describe('a target', () => {
  it.each([
    '/brandDB/brand',
    '/brandDB/brand?page=2',
    '/brandDB/brand?filter=%7B%22name%22%3A%22a%20b%5C%22%22%7D',
    '/brandDB/brand/B123#notes',
    '/brandDB/%E5%93%81%E7%89%8C',
    '/loginPage',
  ])('%s is one of our own routes', (route) => {
    expect(readTarget(route, rules)).toEqual({ route })
  })

  it('may be an address of our own with a route', () => {
    expect(readTarget('https://console.example/#/brandDB/brand?page=2', rules)).toEqual({
      route: '/brandDB/brand?page=2',
    })
  })

  it.each(['https://bi.example/board?x=1#top', 'http://bi.example/', 'https://bi.example:8443/board'])(
    '%s is at a host that the operator trusts',
    (address) => {
      expect(readTarget(address, rules)).toEqual({ address })
    },
  )

  it.each([
    ['no address at all', ''],
    ['a word', 'brandDB'],
    ['the start, which needs no target', '/'],
    ['a foreign host', 'https://evil.example/'],
    ['a foreign host without a scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash for the second slash', String.raw`/\evil.example`],
    ['two backslashes', String.raw`\\evil.example`],
    ['a backslash after the scheme', String.raw`https:\\bi.example`],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a line end between the slashes', '/\n/evil.example'],
    ['a leading space', ' https://bi.example/'],
    ['a leading control character', '\u0001/brandDB/brand'],
    ['a NUL', '/brandDB\u0000/brand'],
    ['a coded line end', '/brandDB%0d%0aSet-Cookie:x'],
    ['coded slashes', '/%2F%2Fevil.example'],
    ['slashes coded twice', '/%252F%252Fevil.example'],
    ['an address coded twice', 'https%3A%2F%2Fevil.example'],
    ['a coded backslash', '/%5Cevil.example'],
    ['bad coding', '/%E0%A4%A'],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JaVaScRiPt:alert(1)'],
    ['a script behind a tab', 'java\tscript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a file', 'file:///etc/passwd'],
    ['a blob', 'blob:https://console.example/1'],
    ['a capital scheme', 'HTTPS://bi.example/'],
    ['a user before a trusted host', 'https://root@bi.example/'],
    ['a trusted host as the user', 'https://bi.example@evil.example/'],
    ['our own origin as the user', 'https://console.example@evil.example/#/x'],
    ['a trusted host as a subdomain', 'https://bi.example.evil.example/'],
    ['a trusted host as the end', 'https://evilbi.example/'],
    ['a subdomain of a trusted host', 'https://x.bi.example/'],
    ['a trusted host in the path', 'https://evil.example/bi.example'],
    ['another port', 'https://bi.example:444/'],
    ['the usual port, spelled out', 'https://bi.example:443/'],
    ['a port with zeros', 'https://bi.example:0443/'],
    ['a dot of another script', 'https://bi。example/'],
    ['letters of another script', 'https://bі.example/'],
    ['full-width letters', 'https://ｂｉ.example/'],
    ['a dot at the end', 'https://bi.example./'],
    ['our own origin without a route', 'https://console.example/api/v1/bdbrand'],
    ['our own origin with a route elsewhere', 'https://console.example/other/#/brandDB/brand'],
    ['our own origin with a hostile route', 'https://console.example/#//evil.example'],
    ['our own host without tls', 'http://console.example/#/brandDB/brand'],
    ['the sign-in page', '/login'],
    ['the sign-in page with a target', '/login?target=%2Flogin'],
    ['the sign-in page in capitals', '/LOGIN'],
    ['the sign-in page, coded', '/%6Cogin'],
    ['the sign-in page of our own origin', 'https://console.example/#/login'],
    ['a way up', '/brandDB/../../x'],
    ['a coded way up', '/brandDB/%2e%2e/x'],
    ['an invisible mark', '/brand\u200bDB'],
    ['a mark that turns the direction', '/brand\u202eDB'],
    ['a white space of another script', '/brandDB\u3000'],
    ['too long', `/${'x'.repeat(2000)}`],
  ])('is nothing when it is %s', (_, text) => {
    expect(readTarget(text, rules)).toBeNull()
  })

  it('needs the operator’s configuration only when it is a whole address', () => {
    expect(['https://bi.example', 'http://x', '/brandDB', null].map(isAddress)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('the address of the sign-in page', () => {
  it.each([
    ['#/brandDB/brand?page=2', '#/login?target=%2FbrandDB%2Fbrand%3Fpage%3D2'],
    ['#/', '#/login'],
    ['', '#/login'],
    ['#/login', '#/login'],
    ['#/login?target=%2FRM', '#/login?target=%2FRM'],
    ['#//evil.example', '#/login'],
  ])('of somebody at %s is %s', (hash, address) => {
    expect(signInHash(hash)).toBe(address)
  })

  it.each([
    ['#/login?target=%2FbrandDB%2Fbrand', '/brandDB/brand'],
    ['#/login?target=https%3A%2F%2Fevil.example', null],
    ['#/login?target=%2F%2Fevil.example', null],
    ['#/login?target=%2F%5Cevil.example', null],
    ['#/login?target=javascript%3Aalert(1)', null],
    ['#/login?target=%2Flogin%3Ftarget%3D%252Flogin', null],
    ['#/login', null],
    ['#/brandDB?target=%2FRM', null],
  ])('%s leads back to %s', (hash, target) => {
    expect(targetOf(hash)).toBe(target)
  })

  it.each([
    ['#/login', true],
    ['#/login/', true],
    ['#/login?target=x', true],
    // The router reads these as the same.
    ['#/LOGIN', true],
    ['#/%6Cogin', true],
    ['#/loginx', false],
    ['#/', false],
    ['', false],
  ])('is told from other addresses: %s %s', (hash, is) => {
    expect(isSignInHash(hash)).toBe(is)
  })
})
