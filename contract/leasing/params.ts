import { intParam, type ParamValues } from '#contract/paramDefinition.ts'

/** Tenancies, leases, rents, splitting and merging units. */
export const params = {
  'lease.expiring_days': intParam(180, 1, 1095, 'd'),
} as const

declare module '#contract/paramDefinition.ts' {
  interface PluginParams extends ParamValues<typeof params> {}
}
