/** The workspace of D-Park. */
export const permissions = ['dp.view'] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
