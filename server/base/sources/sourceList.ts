/**
 * Parses the REST services of a setting such as `legacy=https://rest.internal:8080/api, crm=http://10.0.0.7`:
 * the address of each, by the id that resources use. A name and a password in an address are only for the
 * server. Null if it is invalid.
 */
export function readSourceList(list: string): ReadonlyMap<string, URL> | null {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(readEntry)
  const sources = new Map(entries.filter((entry) => entry !== null))
  return sources.size === entries.length ? sources : null
}

function readEntry(entry: string): [string, URL] | null {
  const [, id, address = ''] = /^([A-Za-z][\w-]*)\s*=\s*(https?:\/\/[^\s?#\\]+)$/i.exec(entry) ?? []
  const url = URL.parse(address)
  return id !== undefined && url ? [id, url] : null
}
