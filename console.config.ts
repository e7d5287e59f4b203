import type { Installation } from './src/kit/compose.ts'

/**
 * The plugins of this installation, by their ids, in the order in which they are mounted. This is the one file to
 * edit when one is installed or taken out. Sign-in is none of them: it stands before the console.
 */
export const plugins = {
  common: () => import('./src/plugins/common/plugin.ts'),
  RM: () => import('./src/plugins/RM/plugin.ts'),
  RMHK: () => import('./src/plugins/RMHK/plugin.ts'),
  brandDB: () => import('./src/plugins/brandDB/plugin.ts'),
  Iframe: () => import('./src/plugins/Iframe/plugin.ts'),
} satisfies Record<string, () => Promise<{ default: unknown }>>

/** The areas that have a server half and no screens yet. */
export const withoutScreens: readonly string[] = [
  'System',
  'RM_evaluate',
  'RMHK_evaluate',
  'RM_shop_detail',
  'RMHK_shop_detail',
  'dashboard',
  'leasing',
  'PS',
  'DP',
  'reports',
  'Flagging',
]

/**
 * What holds here beside that list: plugins that are listed and switched off (`disabled`), what is set for them
 * (`settings`, by plugin), and where resources live that are not the operator's API's (`dataSources`, by the id that a
 * resource names as its `source`: `{ legacy: { kind: 'simple-rest' } }`).
 */
export const installation: Installation = {}
