/** The watch list of tenants. */
export const permissions = ['flag.view', 'flag.edit', 'flag.rule.edit'] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
