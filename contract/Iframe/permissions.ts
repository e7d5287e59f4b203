/** External pages inside the console. */
export const permissions = ['iframe.view'] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
