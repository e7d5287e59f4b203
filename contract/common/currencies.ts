/** The currencies of the sites. */
export const currencies = ['CNY', 'HKD'] as const
