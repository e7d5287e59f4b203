/**
 * The paths of a setting such as `/signin=/auth/login, /site/change=/user/site`: what a back end calls a path, by what the
 * console calls it, both below the prefix. Null for what is no such list.
 */
export function readPathList(list: string): ReadonlyMap<string, string> | null {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => /^(\/[\w\-/]*\w)\s*=\s*(\/[\w.\-~/]*[\w~])$/.exec(entry))
  const paths = new Map(
    entries.flatMap((entry): [string, string][] => (entry ? [[entry[1] ?? '', entry[2] ?? '']] : [])),
  )
  return paths.size === entries.length ? paths : null
}
