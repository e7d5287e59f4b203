/**
 * A repeatable source of randomness: the same seed gives the same values in the same order, on every machine.
 */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** True with the given probability (0..1). */
  chance(probability: number): boolean
  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T
}

/**
 * Creates a source of randomness (mulberry32: 32 bits of state, good enough for demo data, never for
 * secrets).
 */
export const random = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
  }
}

/**
 * A separate source of randomness for a name, such as a record's id: adding other records changes nothing
 * here.
 */
export const randomFor = (name: string): Random => {
  let seed = 2166136261
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619)
  return random(seed)
}

/**
 * Entry `index` of a list; an index beyond the end starts again from the beginning. Throws on an empty list.
 */
export const at = <T>(list: readonly T[], index: number): T => {
  const entry = list[index % list.length]
  if (entry === undefined) throw new RangeError(`no entry ${index} in a list of ${list.length}`)
  return entry
}
