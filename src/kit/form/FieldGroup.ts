import type { ComponentType, ReactNode } from 'react'
import type { RecordOf, Resource } from '#contract/resource.ts'
import type { ValueLook } from '#src/kit/base/resource/ValueLook.ts'
import type { InputProps } from '#src/kit/form/input/Input.tsx'

/** The name of a field of a resource. */
export type FieldName<R extends Resource = Resource> = keyof R['fields'] & string

/** A field, or a component in its place. */
export type GroupItem<R extends Resource = Resource> = FieldName<R> | ComponentType

/** Fields under a heading: a group of a form, or a section of a page. */
export interface FieldGroup<R extends Resource = Resource> {
  /** The message key of the heading. */
  readonly title: string
  /** Fields in their order; a component can be placed between them. */
  readonly fields: readonly GroupItem<R>[]
}

/** The inputs of a form: groups of fields with components between them, or a component in place of all. */
export type FormParts<R extends Resource = Resource> =
  | readonly (FieldGroup<R> | ComponentType)[]
  | ComponentType

/** Whether a part is data rather than a component in its place. */
export const isList = <T>(part: readonly T[] | ComponentType | undefined): part is readonly T[] =>
  Array.isArray(part)

/** How a field looks and is typed, if the contract's kind is not enough. */
export interface FieldLook<Value = unknown> extends ValueLook {
  /** The meaning of a number or text in forms: a percentage, an area, an amount of money, a colour, a scale. */
  readonly as?: InputProps['as']
  /** The input of the field in forms. */
  readonly input?: ComponentType
  // A method, so that the looks of one resource fit where those of any resource are expected.
  /** Renders the value outside of forms, if there is one. */
  render?(value: NonNullable<Value>): ReactNode
}

/** The looks of a resource's fields. */
export type FieldLooks<R extends Resource = Resource> = {
  readonly [Name in FieldName<R>]?: FieldLook<RecordOf<R>[Name]>
}
