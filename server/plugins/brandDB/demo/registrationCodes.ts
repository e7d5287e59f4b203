import type { Random } from '#server/demo/random.ts'

/**
 * A unified social credit code of the mainland (GB 32100-2015): kind, place of registration (six digits), the
 * code of the organisation with its own check character (GB 11714), and a check character over everything.
 */
export const creditCode = (place: string, chance: Random) => {
  const organisation = `MA${Array.from({ length: 6 }, () => chance.pick([...codeLetters])).join('')}`
  const body = `91${place}${organisation}${organisationCheck(organisation)}`
  return body + creditCheck(body)
}

/** A business registration number of Hong Kong: eight digits. */
export const businessRegistration = (chance: Random) => String(chance.int(10_000_000, 79_999_999))

/** The check character of a unified social credit code, from the seventeen characters before it. */
export const creditCheck = (body: string) => {
  const sum = [...body].reduce(
    (total, letter, index) => total + codeLetters.indexOf(letter) * power(index),
    0,
  )
  return codeLetters.charAt((31 - (sum % 31)) % 31)
}

// Without the letters that look like digits, or like each other.
const codeLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const power = (index: number): number => (index === 0 ? 1 : (power(index - 1) * 3) % 31)

const organisationWeights = [3, 7, 9, 10, 5, 8, 4, 2]

const organisationCheck = (code: string) => {
  const sum = [...code].reduce(
    (total, letter, index) => total + Number.parseInt(letter, 36) * (organisationWeights[index] ?? 0),
    0,
  )
  const check = 11 - (sum % 11)
  return check === 10 ? 'X' : String(check % 11)
}
