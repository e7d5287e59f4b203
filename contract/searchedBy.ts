import type { Resource } from './resource.ts'

/** How a resource is searched by one name of its `search`. */
export type SearchWay =
  /** The text is in the column `search_text` of the table. */
  | 'stored'
  /** The field is read on its own: it is derived, private, or a phone number. */
  | 'read'
  /** It is what the record refers to, and that is searched. */
  | 'reference'

/** The way in which a resource is searched by a name of its `search`. */
export function searchedBy({ fields, asked }: Pick<Resource, 'fields' | 'asked'>, name: string): SearchWay {
  const [first = ''] = name.split('.')
  const field = fields[first] ?? asked[first]
  if (field?.kind === 'ref' || field?.kind === 'refs') return 'reference'
  const isOwn = field !== undefined && first in fields && !field.derived
  return isOwn && field.private === undefined && field.means !== 'phone' ? 'stored' : 'read'
}

/** The searched texts that the table has in its column `search_text`. */
export const storedSearch = (resource: Pick<Resource, 'fields' | 'asked' | 'search'>): readonly string[] =>
  resource.search.filter((name) => searchedBy(resource, name) === 'stored')
