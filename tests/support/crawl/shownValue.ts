import type { LoggedCall } from './apiLog.ts'

/**
 * A record or figure of these replies that is on a screen with this text: a name, a number or an amount. Undefined if there is
 * none. What every page asks for, such as the menu, proves nothing.
 */
export function shownValue(calls: readonly LoggedCall[], text: string): string | undefined {
  for (const { method, path, data } of calls) {
    if (method !== 'GET' || everywhere.test(path)) continue
    for (const [key, value] of leavesOf(data)) {
      const found = waysToWrite(key, value).find((way) => isIn(way, text))
      if (found !== undefined) return `${path}: ${found}`
    }
  }
  return undefined
}

const everywhere =
  /^\/(menu|userinfo|config|validity|notification|spaceowner|job|announcement\/own|system\/i18n|user\/preference)\b/

function* leavesOf(value: unknown, key = ''): Generator<readonly [key: string, value: string | number]> {
  if (typeof value === 'string' || typeof value === 'number') yield [key, value]
  else if (Array.isArray(value)) for (const one of value) yield* leavesOf(one, key)
  else if (value !== null && typeof value === 'object')
    for (const [name, one] of Object.entries(value)) if (!name.startsWith('_')) yield* leavesOf(one, name)
}

/** How the console may write a value. Words of the contract such as `open`, and small numbers, can stand there for other reasons. */
function waysToWrite(key: string, value: string | number): string[] {
  if (typeof value === 'string')
    return value.length < 2 || (/^[a-z0-9_]+$/.test(value) && !isName.test(key)) ? [] : [value]
  if (Math.abs(value) < 10 && Number.isInteger(value)) return []
  const written = [0, 1, 2].map((digits) =>
    value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  )
  return Math.abs(value) <= 1 ? [`${(value * 100).toFixed(2)}%`, ...written.slice(2)] : written
}

const isName = /name|title|label|code|_no$/

/** Whether a value is in a text, and no part of another number. */
function isIn(way: string, text: string): boolean {
  if (!/^-?\d/.test(way)) return text.includes(way)
  return text.split(way).some((before, at, parts) => {
    const after = parts[at + 1]
    return after !== undefined && !/[\d.,]$/.test(before) && !/^[\d.,]*\d/.test(after)
  })
}
