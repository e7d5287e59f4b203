/** What a person may be allowed to do to their own stores. */
export const permits = ['tour', 'scoring', 'sales', 'lease', 'contact'] as const
export type Permit = (typeof permits)[number]
