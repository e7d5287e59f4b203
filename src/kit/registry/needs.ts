/** What is wrong with a plugin's needs; `path` names a circle from the plugin back to itself. */
export type NeedFault =
  | { readonly code: 'need.missing'; readonly plugin: string; readonly need: string }
  | { readonly code: 'need.cycle'; readonly plugin: string; readonly path: readonly string[] }

/** Finds needs that are not there, and circles of needs. `needs` has every plugin that is there. */
export function needFaults(needs: ReadonlyMap<string, readonly string[]>): NeedFault[] {
  const faults: NeedFault[] = []
  for (const [plugin, wanted] of needs) {
    for (const need of wanted) {
      if (!needs.has(need)) faults.push({ code: 'need.missing', plugin, need })
    }
    if (wanted.length === 0) continue
    const path = pathBack(plugin, needs)
    if (path) faults.push({ code: 'need.cycle', plugin, path })
  }
  return faults
}

/** The plugins that cannot run because one that they need, however far off, is among `lost`; with the need that fails. */
export function dependentsOf(
  lost: ReadonlySet<string>,
  needs: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> {
  const fallen = new Map<string, string>()
  for (let isMore = lost.size > 0; isMore;) {
    isMore = false
    for (const [plugin, wanted] of needs) {
      if (lost.has(plugin) || fallen.has(plugin)) continue
      const gone = wanted.find((need) => lost.has(need) || fallen.has(need))
      if (gone === undefined) continue
      fallen.set(plugin, gone)
      isMore = true
    }
  }
  return fallen
}

/** The shortest way from a plugin along its needs back to itself; null when there is none. */
function pathBack(plugin: string, needs: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const cameFrom = new Map<string, string>()
  const waiting = [plugin]
  for (const at of waiting) {
    for (const need of needs.get(at) ?? []) {
      if (need === plugin) return wayTo(at, plugin, cameFrom)
      if (cameFrom.has(need)) continue
      cameFrom.set(need, at)
      waiting.push(need)
    }
  }
  return null
}

function wayTo(last: string, plugin: string, cameFrom: ReadonlyMap<string, string>): readonly string[] {
  const way = [plugin]
  for (let at: string | undefined = last; at !== undefined && at !== plugin; at = cameFrom.get(at))
    way.splice(0, 0, at)
  return [plugin, ...way]
}
