/** What belongs to no area: sign-in, sessions, files, messages, and the console itself. */
export const permissions = ['site.all'] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
