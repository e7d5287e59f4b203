const languages = ['zh-CN', 'zh-HK', 'en']

/**
 * The code of a country or region, from the code or from its long or short name in a language of the console.
 */
export function countryIn(text: string): string | undefined {
  known ??= readNames()
  return known.get(text.trim().toLowerCase())
}

let known: ReadonlyMap<string, string> | undefined

/** Codes by name; a code is also its own name, in capitals or not. */
function readNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const language of languages) {
    for (const style of ['short', 'long'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' })
      for (const code of codes) found.set((names.of(code) ?? code).toLowerCase(), code)
    }
  }
  for (const code of codes) found.set(code.toLowerCase(), code)
  return found
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

// Codes that are no longer used have the names of their successors.
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
