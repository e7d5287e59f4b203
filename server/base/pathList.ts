/**
 * Parses the paths of a setting such as `/signin=/auth/login, /site/change=/user/site`: the back end's path
 * by the console's path, both below the prefix. Null if it is invalid.
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
