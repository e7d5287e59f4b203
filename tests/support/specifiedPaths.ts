import { readFileSync } from 'node:fs'

/** The paths of the specification, as a person wrote them down. */
export const specifiedPaths: readonly string[] = readFileSync(
  new URL('../contract/specifiedPaths.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line.startsWith('/'))

/** Which of them an address such as `/system/i18n/zh_CN` is: the one without an open part, if there are two. */
export const specifiedPathOf = (address: string): string | undefined =>
  specifiedPaths.includes(address) ? address : patterns.find(({ pattern }) => pattern.test(address))?.path

const patterns = specifiedPaths
  .filter((path) => path.includes('{'))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
