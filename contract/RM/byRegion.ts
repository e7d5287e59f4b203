import type { Rule } from '#contract/access.ts'
import type { Permission } from '#contract/permission.ts'

/** The mainland code anywhere but in Hong Kong, where its Hong Kong twin counts instead. */
export const byRegion = (mainland: Permission, hongKong: Permission): Rule => ({
  any: [{ all: [mainland, { not: { region: 'HK' } }] }, { all: [hongKong, { region: 'HK' }] }],
})
