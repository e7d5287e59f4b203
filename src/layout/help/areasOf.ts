import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import type { MenuNode } from '#src/kit/base/menu/menuTree.ts'
import { leavesOf } from '#src/layout/menuMatch.ts'

/** The areas in the user's menu, in its order, and the one that the user came from, which may be beside the menu. */
export function areasOf(
  plugins: readonly Plugin[],
  menus: readonly MenuNode[],
  wanted: string | undefined,
): readonly Plugin[] {
  const ids = [...leavesOf(menus).map(({ uri }) => uri?.split('/')[1]), wanted]
  return [...new Set(ids)].flatMap((id) => plugins.find((plugin) => plugin.id === id) ?? [])
}
