/** Rows by their site, in the order in which the sites first come. */
export function bySite<T extends { readonly site: string }>(rows: readonly T[]): [site: string, rows: T[]][] {
  const sites = new Map<string, T[]>()
  for (const row of rows) sites.set(row.site, [...(sites.get(row.site) ?? []), row])
  return [...sites]
}
