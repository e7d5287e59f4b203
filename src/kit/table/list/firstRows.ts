import type { ComponentType } from 'react'
import type { SortPayload } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import { asRead } from '#src/kit/table/nameOrder.ts'

/** What a list shows at an address without parameters. */
export interface FirstRows {
  readonly contract: Resource
  readonly sort: SortPayload
  /** Conditions that the user cannot change. */
  readonly filter?: Readonly<Record<string, unknown>>
}

/** Lists whose first rows are known from their declaration: they can be asked for before the list is rendered. */
export const listsWithFirstRows = new WeakMap<ComponentType<object>, FirstRows>()

/** The number of rows on a page, unless the user chose another. */
export const perPage = 25

/** The parameters with which react-admin asks for the first rows, for a user who reads this language. */
export const firstRowsQuery = ({ contract, sort, filter = {} }: FirstRows, locale: string) => ({
  pagination: { page: 1, perPage },
  sort: { field: asRead(contract, sort.field, locale), order: sort.order },
  filter,
})
