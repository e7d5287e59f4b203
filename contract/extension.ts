import type { Field } from './field.ts'
import type { Fields, RecordOf, Resource } from './resource.ts'

/**
 * What an area adds to the records of another area's resource. Shared by the console and server halves of the
 * area.
 */
export interface Extension<F extends Fields = Fields> {
  /** The name of the resource that is extended, such as `store`. */
  readonly of: string
  /** Fields that the server derives when a record is read. `private` says who may see each of them. */
  readonly fields: F
  /** Names that a condition can use in addition to the fields. They are not part of a record. */
  readonly asked: Fields
}

/**
 * Declares what an area adds to a resource of another area; the resource is given by its table name.
 * Everything added is read-only, so `integer()` and the like are enough: `export const storeLots =
 * extension('store', { fields: { parking_lots: integer({ private: 'parking.view' }) } })`.
 */
export const extension = <const F extends Fields = Record<never, never>>(
  of: string,
  added: AddedNames<F> = {},
): Extension<F> => ({
  of,
  // Each field keeps its name and its type on the wire.
  fields: Object.fromEntries(
    Object.entries(added.fields ?? {}).map(([name, field]) => [name, derived(field)]),
  ) as F,
  asked: added.asked ?? {},
})

/** What an extension can add. */
interface AddedNames<F extends Fields> {
  /** Fields of every record. */
  fields?: F
  /** Names that a condition can use in addition to the fields. */
  asked?: Fields
}

const derived = (field: Field): Field => ({ ...field, derived: true, writable: 'never', required: false })

/** A record with the fields that an extension adds: `ExtendedRecord<typeof store, typeof storeLots>`. */
export type ExtendedRecord<R extends Resource, E extends Extension> = RecordOf<R> &
  RecordOf<Resource<E['fields']>>

/** Returns the resource with what these extensions add to it. Extensions of other resources are ignored. */
export function extended<R extends Resource>(resource: R, extensions: readonly Extension[]): R {
  const own = extensions.filter(({ of }) => of === resource.name)
  if (own.length === 0) return resource
  return {
    ...resource,
    fields: Object.assign({}, ...own.map(({ fields }) => fields), resource.fields),
    asked: Object.assign({}, ...own.map(({ asked }) => asked), resource.asked),
  }
}
