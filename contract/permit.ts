/** What a person may do to the stores of a space-owner record. */
export const permits = ['tour', 'scoring', 'sales', 'lease', 'contact'] as const
export type Permit = (typeof permits)[number]
