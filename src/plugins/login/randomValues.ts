/** Numbers from 0 to 1 that look random, always the same ones for a seed (mulberry32). */
export function randomValues(seed: number, count: number): readonly number[] {
  let state = seed >>> 0
  return Array.from({ length: count }, () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  })
}

/** A new seed. */
export const randomSeed = (): number => Math.floor(Math.random() * 2 ** 32)

/** A new value of `r`, for which there is a new picture. */
export const newPicture = (): string => randomSeed().toString(36)
