/** The first screen, and an overview of the group. */
export const permissions = ['dashboard.view', 'dashboard.group'] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
