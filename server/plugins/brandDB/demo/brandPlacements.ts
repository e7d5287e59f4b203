import { at } from '#server/demo/random.ts'

/** The room for brands at a site: the number of let units. */
export interface SiteRoom {
  site: string
  units: number
}

/**
 * Spreads brands over the let units: every brand gets one, `wide` of them six sites or more, and the
 * remaining units are shared out; no brand is twice at a site, and only the wide brands are at more than five
 * sites. Returns the sites of each brand.
 */
export const brandPlacements = (brandIds: readonly string[], rooms: readonly SiteRoom[], wide: number) => {
  const sitesOf = new Map<string, string[]>(brandIds.map((id) => [id, []]))
  const left = new Map(rooms.map(({ site, units }) => [site, units]))
  const place = (brand: string, most: number) => {
    const held = sitesOf.get(brand) ?? []
    if (held.length >= most) return
    const [site, units = 0] =
      [...left].filter(([id]) => !held.includes(id)).sort((a, b) => b[1] - a[1])[0] ?? []
    if (site === undefined || units === 0) return
    held.push(site)
    left.set(site, units - 1)
  }
  const step = Math.ceil(brandIds.length / wide)
  brandIds.forEach((brand, index) => {
    const rounds = index % step === 0 ? 6 + ((index / step) % 4) : 1
    for (let round = 0; round < rounds; round++) place(brand, rooms.length)
  })
  for (let turn = 0; total(left) > 0 && turn < brandIds.length * 5; turn++) place(at(brandIds, turn), 5)
  return sitesOf
}

const total = (left: Map<string, number>) => [...left.values()].reduce((sum, units) => sum + units, 0)
