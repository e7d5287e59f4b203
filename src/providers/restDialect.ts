import type { SortPayload } from 'react-admin'

/**
 * Converts order and filter of a list to the dialect of `ra-data-simple-rest`. Our own screens call the id
 * `_id`, as in our own records, and filter in the `cond` form of our API.
 */
export const inDialect = ({ sort, filter }: { sort?: SortPayload; filter?: object }) => ({
  filter: filterOf(filter ?? {}),
  ...(sort ? { sort: { ...sort, field: nameOf(sort.field) } } : {}),
})

/**
 * `{ spaces: { $gte: 20 } }` becomes `{ spaces_gte: 20 }`; a value, a list of values and `q` are the same in
 * both.
 */
const filterOf = (filter: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([field, asked]) =>
      typeof asked === 'object' && asked !== null && !Array.isArray(asked)
        ? Object.entries(asked).map(([operator, value]) => [
            `${nameOf(field)}${suffixes[operator] ?? operator}`,
            value,
          ])
        : [[nameOf(field), asked]],
    ),
  )

const nameOf = (field: string): string => (field === '_id' ? 'id' : field)

const suffixes: Readonly<Record<string, string>> = {
  $in: '',
  $ne: '_neq',
  $gt: '_gt',
  $gte: '_gte',
  $lt: '_lt',
  $lte: '_lte',
  $like: '_q',
}
