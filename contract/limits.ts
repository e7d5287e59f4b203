/** The largest number that the database keeps in 32 bits; the smallest is one further from 0. */
export const largestInteger = 2_147_483_647

/** The last second that has a date of four digits. */
export const lastSecond = 253_402_300_799

/** The largest area that a shop can have, in square metres: more than the largest there is. */
export const largestShop = 200_000
