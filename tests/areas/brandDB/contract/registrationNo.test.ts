import { describe, expect, it } from 'vitest'
import { registrationError } from '#contract/brandDB/registrationNo.ts'

describe('a unified social credit code', () => {
  // Codes of well-known companies, as their annual reports print them.
  it.each(['91440300708461136T', '91330100799655058B', '914403001922038216', '91110000802100433B'])(
    'that was really given out is right: %s',
    (code) => {
      expect(registrationError('CN', code)).toBeNull()
    },
  )

  it.each([
    ['9144030070846113', 'credit_code_length'],
    ['91440300708461136TT', 'credit_code_length'],
    ['91440300708461136t', 'credit_code_length'],
    ['91440300-08461136T', 'credit_code_length'],
    ['9144O300708461136T', 'credit_code_letters'],
    ['9144030070846113ST', 'credit_code_letters'],
    ['91440300708461136U', 'credit_code'],
    ['91440300708461163T', 'credit_code'],
    ['19440300708461136T', 'credit_code'],
  ])('%s is wrong, and what about it is said: %s', (code, error) => {
    expect(registrationError('CN', code)).toBe(error)
  })

  it('shows every single digit that is mistaken', () => {
    const code = '91440300708461136T'
    for (let at = 0; at < 17; at += 1) {
      const other = code[at] === '7' ? '8' : '7'
      expect(registrationError('CN', code.slice(0, at) + other + code.slice(at + 1))).toBe('credit_code')
    }
  })
})

describe('a registration number outside the mainland', () => {
  it.each(['12345678', '00000001'])(
    'a business registration number of Hong Kong has 8 digits: %s',
    (number) => {
      expect(registrationError('HK', number)).toBeNull()
    },
  )

  it.each(['1234567', '123456789', '1234567A', '12345678-000', '91440300708461136T'])(
    '%s is none',
    (number) => {
      expect(registrationError('HK', number)).toBe('business_registration')
    },
  )

  it('nothing is asked of a number, nor of one that is missing', () => {
    expect(registrationError('JP', 'X-1')).toBeNull()
    for (const nothing of [null, undefined, '']) expect(registrationError('CN', nothing)).toBeNull()
    expect(registrationError(undefined, '1')).toBeNull()
  })
})
