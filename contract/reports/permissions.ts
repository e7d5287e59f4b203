/** Reports, and what was exported. */
export const permissions = ['report.view', 'report.tenant_sale.export'] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
