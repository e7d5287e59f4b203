import type { Call } from '#contract/call.ts'
import { shippedHalves } from './shippedHalves.ts'

/**
 * The areas that ship with Atrium. What is written by hand, such as who sees which row, is about these: an area that an
 * installation adds comes with tests of its own, and must turn none of ours red.
 */
const ownAreas: readonly string[] = [
  'core',
  'dashboard',
  'common',
  'RM',
  'RM_shop_detail',
  'RMHK',
  'RMHK_shop_detail',
  'RM_evaluate',
  'RMHK_evaluate',
  'brandDB',
  'leasing',
  'PS',
  'Flagging',
  'reports',
  'System',
  'DP',
  'Iframe',
]

/** Whether a file is not in the folder of an area that was added. */
export function isOwn(file: string): boolean {
  const [, area] = /^(?:contract|server\/plugins|src\/plugins)\/([^/]+)\//.exec(file) ?? []
  return area === undefined || ownAreas.includes(area)
}

export const ownHalves = shippedHalves.filter(({ id }) => ownAreas.includes(id))

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

/** The calls that they serve beside their resources. */
export const addedCalls: ReadonlySet<Call> = new Set(
  addedHalves.flatMap(({ routes = [] }) => routes.map(({ call }) => call)),
)

/** Their permission codes, which roles of the demo operator may be granted. */
export const addedCodes: ReadonlySet<string> = new Set(
  addedHalves.flatMap(({ permissions = {} }) => Object.keys(permissions)),
)

/** The fields that they add to a resource of another area. */
export const addedFields = (resource: string): readonly string[] =>
  addedHalves.flatMap(({ extend = [] }) =>
    extend.flatMap(({ of, fields }) => (of === resource ? Object.keys(fields) : [])),
  )
