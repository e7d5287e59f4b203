/** Daily scoring at Hong Kong sites. */
export const permissions = ['scoringhk.view', 'scoringhk.edit', 'scoringhk.tag.edit'] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
