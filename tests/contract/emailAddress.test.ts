import { describe, expect, it } from 'vitest'
import { isEmailAddress } from '#contract/emailAddress.ts'

const label = 'x'.repeat(63)

describe('an email address', () => {
  it.each([
    'a@example.com',
    'first.last+tag@sub.example.co.uk',
    "o'neil@example.ie",
    '_x-1@ex-ample.com',
    '1@2.cn',
    'a@xn--fiqs8s.xn--fiqs8s',
    `${'a'.repeat(64)}@example.com`,
    `a@${label}.${label}.com`,
  ])('can be %s', (text) => expect(isEmailAddress(text)).toBe(true))

  it.each([
    ['nothing', ''],
    ['a list', 'a,victim@example.com'],
    ['a list of two', 'a@example.com,b@example.com'],
    ['another list', 'a@example.com;b@example.com'],
    ['angle brackets', '<victim@example.com>'],
    ['a name before', 'Someone <victim@example.com>'],
    ['a group', 'group:a@example.com'],
    ['a whole group', 'group:a@example.com;'],
    ['a comment', 'a(b)@example.com'],
    ['a quoted name', '"a b"@example.com'],
    ['quotes around a list', '"a@x.test,"@example.com'],
    ['a route', '@x.test:a@example.com'],
    ['a percent route is one name, but two hosts are not one', 'a@x.test@example.com'],
    ['a blank', 'a b@example.com'],
    ['a blank before', ' a@example.com'],
    ['a line break', 'a@example.com\nbcc: b@example.com'],
    ['NUL', 'a\u0000@example.com'],
    ['a zero-width blank', 'a\u200b@example.com'],
    ['a soft hyphen', 'a@exam\u00adple.com'],
    ['a direction mark', '\u202ea@example.com'],
    ['full-width letters', 'ａ@example.com'],
    ['a full-width sign', 'a＠example.com'],
    ['a host in another script', 'a@例え.jp'],
    ['a name with another script', 'аdmin@example.com'],
    ['a full stop of another script', 'a@example。com'],
    ['a backslash', 'a\\@example.com'],
    ['no host', 'a@'],
    ['no name', '@example.com'],
    ['a host without a domain', 'a@localhost'],
    ['an IP address', 'a@[10.0.0.1]'],
    ['a bare IP address', 'a@10.0.0.1'],
    ['two dots', 'a..b@example.com'],
    ['a dot at the end', 'a.@example.com'],
    ['a dot at the start', '.a@example.com'],
    ['a host that ends with a dot', 'a@example.com.'],
    ['a host with two dots', 'a@example..com'],
    ['a host that begins with a hyphen', 'a@-example.com'],
    ['an underscore in the host', 'a@exam_ple.com'],
    ['a port', 'a@example.com:25'],
    ['a link', 'mailto:a@example.com'],
    ['a long name', `${'a'.repeat(65)}@example.com`],
    ['a long label', `a@${label}x.com`],
    ['a long whole', `a@${`${label}.`.repeat(4)}com`],
  ])('is not %s', (_, text) => expect(isEmailAddress(text)).toBe(false))
})
