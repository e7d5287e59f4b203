import type { Rule } from '#contract/access.ts'
import type { Permission } from '#contract/permission.ts'

/** The mainland code outside Hong Kong, and its Hong Kong counterpart in Hong Kong. */
export const byRegion = (mainland: Permission, hongKong: Permission): Rule => ({
  any: [{ all: [mainland, { not: { region: 'HK' } }] }, { all: [hongKong, { region: 'HK' }] }],
})
