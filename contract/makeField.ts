import type { z } from 'zod'
import type { Rule } from './access.ts'
import type { Field, FieldKind } from './field.ts'

/** The options that most fields have. */
export interface Options<T> {
  /** Must be given on create, and is never null. */
  required?: true
  /** Never null, but not required on create: the server or the database fills it in. */
  assigned?: true
  /** What create stores when the field is left out. Such a field is never null. */
  initial?: T
  /**
   * Who writes it: `always` the user as well, `create` the user only when the record is created, `never` only
   * the server.
   */
  writable?: Field['writable']
  /** Who may see it, among those who may see the record. Everybody else gets a masked text, or null. */
  private?: Rule
  /** Computed by the server when the record is read. Use it together with `writable: 'never'`. */
  derived?: true
  /** A reference to what something was once about: the records that it names can be removed, and it keeps their ids. */
  past?: true
}
/** Limits: the number of characters of a text, the value of a number. */
export interface Bounds {
  /** The minimum. */
  min?: number
  /** The maximum. */
  max?: number
}

/** Marks in its type a field that is derived: no table has a column for it. */
export type DerivedMark<O> = O extends { derived: true } ? { readonly derived: true } : unknown

/** Fields with `required`, `assigned` or `initial` are never null; others can be. */
export type Value<T, O> = O extends { required: true } | { assigned: true } | { initial: T } ? T : T | null

/** A field of a kind with these options: what all makers of fields share. */
export function makeField<T, O>(
  kind: FieldKind,
  schema: z.ZodType<T>,
  options: Options<T>,
  { to, within, choices, min, max }: Partial<Pick<Field, 'to' | 'within' | 'choices' | 'min' | 'max'>> = {},
): Field<Value<T, O>> & DerivedMark<O> {
  const nullable = !(options.required || options.assigned || options.initial !== undefined)
  const made: Field<Value<T, O>> = {
    kind,
    // The conditional type Value cannot follow the run-time test on the line above.
    schema: (nullable ? schema.nullable() : schema) as z.ZodType<Value<T, O>>,
    required: options.required ?? false,
    nullable,
    writable: options.writable ?? 'always',
    ...(options.initial === undefined ? {} : { initial: options.initial as Value<T, O> }),
    ...(options.private === undefined ? {} : { private: options.private }),
    ...(options.derived === undefined ? {} : { derived: options.derived }),
    ...(options.past === undefined ? {} : { past: options.past }),
    ...(to === undefined ? {} : { to }),
    ...(within === undefined ? {} : { within }),
    ...(choices === undefined ? {} : { choices }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }
  // `derived` is in it when it is in the options.
  return made as Field<Value<T, O>> & DerivedMark<O>
}
