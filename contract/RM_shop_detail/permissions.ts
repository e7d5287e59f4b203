/** The page of a shop. */
export const permissions = ['shop.view'] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
