import type { Installation } from './src/kit/base/registry/compose.ts'

/**
 * The plugins of this installation, by their ids; their order does not matter. This is the only file to edit
 * when a plugin is installed or removed. Sign-in is not a plugin: it comes before the console.
 */
export const plugins = {
  dashboard: () => import('./src/plugins/dashboard/plugin.ts'),
  common: () => import('./src/plugins/common/plugin.ts'),
  RM: () => import('./src/plugins/RM/plugin.ts'),
  RM_shop_detail: () => import('./src/plugins/RM_shop_detail/plugin.ts'),
  RMHK: () => import('./src/plugins/RMHK/plugin.ts'),
  RMHK_shop_detail: () => import('./src/plugins/RMHK_shop_detail/plugin.ts'),
  RM_evaluate: () => import('./src/plugins/RM_evaluate/plugin.ts'),
  RMHK_evaluate: () => import('./src/plugins/RMHK_evaluate/plugin.ts'),
  brandDB: () => import('./src/plugins/brandDB/plugin.ts'),
  leasing: () => import('./src/plugins/leasing/plugin.ts'),
  PS: () => import('./src/plugins/PS/plugin.ts'),
  Flagging: () => import('./src/plugins/Flagging/plugin.ts'),
  reports: () => import('./src/plugins/reports/plugin.ts'),
  System: () => import('./src/plugins/System/plugin.ts'),
  DP: () => import('./src/plugins/DP/plugin.ts'),
  Iframe: () => import('./src/plugins/Iframe/plugin.ts'),
} satisfies Record<string, () => Promise<{ default: unknown }>>

/**
 * The other settings of this installation: plugins that are listed but switched off (`disabled`), the
 * settings of plugins (`settings`, by plugin), and data sources other than the operator's API (`dataSources`,
 * by the id that a resource names as its `source`: `{ legacy: { kind: 'simple-rest' } }`).
 */
export const installation: Installation = {}
