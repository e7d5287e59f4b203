import { brand } from '#contract/brandDB/brand.ts'

const { min = 1, max = 1 } = brand.fields.price_band

/** The price bands of the contract, the cheapest first. */
export const priceBands: readonly number[] = Array.from({ length: max - min + 1 }, (_, step) => min + step)
