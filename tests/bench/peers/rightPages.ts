import { deepStrictEqual } from 'node:assert'
import { generateBrands } from '#server/plugins/brandDB/demo/brands.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import type { Page } from './peer.ts'

/** The brands that every server of a run has. */
export const benchBrands = (rows: number) => generateBrands(rows, { now: Date.parse(demoNow) / 1000 })

/** The statuses that are asked for. */
export const statuses = ['prospect', 'active', 'inactive', 'blacklisted'] as const

/** Answers a check of pages, which throws unless one has the right brands in the right order and the right total. */
export function rightPages(rows: number): (status: string, page: Page) => void {
  const names = Map.groupBy(benchBrands(rows), (brand): string => brand.status)
  const right = new Map(
    [...names].map(([status, brands]) => {
      const first = brands.map(({ name_en }) => name_en).toSorted()
      return [status, { names: first.slice(0, 25), total: brands.length }]
    }),
  )
  return (status, { brands, total }) => {
    deepStrictEqual({ names: brands.map(({ name_en }) => name_en), total }, right.get(status))
    deepStrictEqual(new Set(brands.map((brand) => brand.status)), new Set([status]))
  }
}
