import { describe, expect, it } from 'vitest'
import { brand } from '#contract/brandDB/brand.ts'
import { fieldError } from '#contract/doc.ts'

const wrong = (address: string) => fieldError(brand.fields.website.schema, address)

describe('the website of a brand', () => {
  it.each([
    'https://example.com',
    'http://example.com/',
    'https://Shop.Example.CO.UK:8443/a-b_c~d/(e)?q=1&r[]=%20#top',
    'https://example.com?q=1',
    'https://上海滩.中国/品牌?店=一',
    'https://xn--fiq228c.xn--fiqs8s/',
    'https://bücher.example',
    'https://हिन्दी.भारत',
    'https://a.b-c.d2.museum',
  ])('is an address that leads somewhere: %s', (address) => {
    expect(wrong(address)).toBeNull()
  })

  it.each([
    'example.com',
    '//example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'https://localhost',
    'https://192.168.0.1/',
    'https://[::1]/',
    'https://user@example.com',
    'https://user:secret@example.com',
    'https://example..com',
    'https://.example.com',
    'https://-example.com',
    'https://example-.com',
    'https://exa_mple.com',
    'https://exa mple.com',
    'https://example.com:port',
    'https://example.com:123456',
    `https://${'a'.repeat(64)}.com`,
    'https://example.com\\@evil.example',
    'https://example.com/a b',
    'https://example.com/\u3000a',
    'https://example.com/\na',
    'https://example.com/a\n',
    'https://example.com/\u0007',
    'https://example.com/\u200b',
    'https://example.com/\u202ecod.exe',
    'https://example.com/"onclick=',
    "https://example.com/'",
    'https://example.com/`',
    'https://example.com/“a”',
    'https://example.com/<script>',
    'https://exam<b>ple.com',
    'https://example.com/{a|b}^',
  ])('is nothing odd: %j', (address) => {
    expect(wrong(address)).toBe('url')
  })

  it('may be missing, and has its length', () => {
    expect(fieldError(brand.fields.website.schema, null)).toBeNull()
    expect(wrong(`https://example.com/${'a'.repeat(300)}`)).toBe('length_max')
  })
})
