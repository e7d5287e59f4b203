import type { RaRecord } from 'react-admin'
import type { Resource } from '#contract/resource.ts'

/** The uid of the picture that stands for a record, such as a logo: the first of its fields that names one; null for none. */
export function pictureOf({ fields }: Resource, record: RaRecord): string | null {
  const source = Object.keys(fields).find(
    (name) => fields[name]?.file === 'picture' && fields[name].kind === 'text',
  )
  const uid: unknown = source === undefined ? null : record[source]
  return typeof uid === 'string' && uid !== '' ? uid : null
}
