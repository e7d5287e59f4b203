/**
 * The message key of what is wrong with a company's registration number, or null. Mainland: the unified
 * social credit code of GB 32100-2015, 18 characters of which the last is a check character. Hong Kong: the
 * business registration number, 8 digits. Elsewhere anything is accepted, because the format is unknown.
 */
export function registrationError(country: unknown, value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null
  if (country === 'HK') return /^\d{8}$/.test(value) ? null : 'business_registration'
  if (country !== 'CN') return null
  if (!/^[0-9A-Z]{18}$/.test(value)) return 'credit_code_length'
  if (/[IOSVZ]/.test(value)) return 'credit_code_letters'
  return checkCharacter(value) === value[17] ? null : 'credit_code'
}

// GB 32100-2015: digits and capitals without I, O, S, V and Z; each place has the weight 3 to the power of
// its number, mod 31.
const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** The check character for the first 17 characters. */
function checkCharacter(code: string): string | undefined {
  let sum = 0
  let weight = 1
  for (const character of code.slice(0, 17)) {
    sum += characters.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return characters[(31 - (sum % 31)) % 31]
}
