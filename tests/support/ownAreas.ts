import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shippedHalves } from './shippedHalves.ts'

const contracts = fileURLToPath(new URL('../../contract', import.meta.url))

/**
 * The areas of this tree. What is written by hand about them, such as who sees which row, is in `tests/areas/<area>/`. An area of
 * a package comes with tests of its own, and must turn none of ours red.
 */
export const ownHalves = shippedHalves.filter(({ id }) => existsSync(join(contracts, id)))

export const ownCodes: readonly string[] = ownHalves.flatMap(({ permissions = {} }) =>
  Object.keys(permissions),
)

/** The names of the tables of their resources. */
export const ownTables: ReadonlySet<string> = new Set(
  ownHalves.flatMap(({ resources = [] }) => resources.map(({ name }) => name)),
)

const addedHalves = shippedHalves.filter((half) => !ownHalves.includes(half))

const addedAddresses: ReadonlySet<string> = new Set(
  addedHalves.flatMap(({ menu = [] }) => menu.map(({ uri }) => uri)),
)

/** Whether an address, such as `/parking/lot`, is a page of an area that was added, or an entry of its menu. */
export const isAdded = (address: string): boolean =>
  addedAddresses.has(address) || addedHalves.some(({ id }) => address.startsWith(`/${id}/`))

/** The fields that they add to a resource of another area. */
export const addedFields = (resource: string): readonly string[] =>
  addedHalves.flatMap(({ extend = [] }) =>
    extend.flatMap(({ of, fields }) => (of === resource ? Object.keys(fields) : [])),
  )
