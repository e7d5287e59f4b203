/** What somebody sees first, and the group at a glance. */
export const permissions = ['dashboard.view', 'dashboard.group'] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
