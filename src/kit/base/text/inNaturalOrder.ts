const { compare } = new Intl.Collator('zh-CN', { numeric: true })

/**
 * Compares names and codes as the server sorts codes: with their numbers as numbers, so that L2-9 comes before L2-10, and
 * Chinese by its pronunciation. `units.toSorted((a, b) => inNaturalOrder(a.store_no, b.store_no))`.
 */
export const inNaturalOrder = (one: string, other: string): number => compare(one, other)
