/** Daily scoring. Confirming, regenerating and recovering need these permissions at Hong Kong sites too. */
export const permissions = [
  'scoring.view',
  'scoring.edit',
  'scoring.confirm',
  'scoring.upload',
  'scoring.regen',
  'scoring.recover',
  'scoring.export',
  'scoring.item.edit',
] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
