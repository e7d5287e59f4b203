import { readNumber } from '#contract/numberText.ts'

/** Reads an area as users type it; 0 if it is not one. */
export const areaIn = (text: string): number => Math.max(0, readNumber(text, { unit: 'm²' }) ?? 0)
