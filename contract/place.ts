import { integer } from './numberFields.ts'

/** The place of a record among others, 0 when left out. */
export const place = () => integer({ initial: 0, min: -999_999, max: 999_999 })
