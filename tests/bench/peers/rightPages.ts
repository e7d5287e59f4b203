import { deepStrictEqual } from 'node:assert'
import { generateBrands } from '#server/db/demo/brands.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import type { Page } from './peer.ts'

/** All brands that there are in a run of so many. */
export const benchBrands = (rows: number) => generateBrands(rows, { now: Date.parse(demoNow) / 1000 })

/** Answers how to check a page of a status: it throws unless that has the right names in the right order, and the right total. */
export function rightPages(rows: number): (status: string, page: Page) => void {
  const byStatus = Map.groupBy(benchBrands(rows), ({ status }) => status as string)
  const right = new Map(
    [...byStatus].map(([status, brands]): [string, Page] => {
      const names = brands
        .map(({ name_en }) => name_en)
        .toSorted()
        .slice(0, 25)
      return [status, { names, statuses: names.map(() => status), total: brands.length }]
    }),
  )
  return (status, page) => deepStrictEqual(page, right.get(status))
}
