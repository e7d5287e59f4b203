import type { RaRecord } from 'react-admin'
import type { Resource } from '#contract/resource.ts'

/**
 * Returns the uid of a record's picture, such as a logo: that of its first picture field; null if there is
 * none.
 */
export function pictureOf({ fields }: Resource, record: RaRecord): string | null {
  const source = Object.keys(fields).find(
    (name) => fields[name]?.file === 'picture' && fields[name].kind === 'text',
  )
  const uid: unknown = source === undefined ? null : record[source]
  return typeof uid === 'string' && uid !== '' ? uid : null
}
