/** The regions whose numbers can be bound, and what a number there looks like. */
export const countries = { '86': /^1\d{10}$/, '852': /^[4-9]\d{7}$/ } as const

export type CountryCode = keyof typeof countries

export const countryCodes: readonly CountryCode[] = ['86', '852']

/** The number without the spaces and dashes that make it readable. */
export const digitsOf = (typed: string): string => typed.replace(/[\s()-]/g, '')

/** Hong Kong for users who only work there, otherwise the mainland. */
export const likelyCountry = (sites: readonly { site_region: string }[]): CountryCode =>
  sites.length > 0 && sites.every(({ site_region }) => site_region === 'HK') ? '852' : '86'
