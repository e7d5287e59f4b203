import { useRecordContext, type Identifier } from 'react-admin'
import type { RecordOf, Resource } from '#contract/resource.ts'

/** A record as screens have it: the fields of its contract, and its id under react-admin's name. */
export type ShownRecord<R extends Resource> = RecordOf<R> & { readonly id: Identifier }

/**
 * The record of the current page or row, typed by its contract, so that a misspelt field does not compile:
 * `useRecord<typeof lot>()`.
 */
export const useRecord = <R extends Resource>(): ShownRecord<R> | undefined =>
  // react-admin knows no contract: its records have any field.
  useRecordContext() as ShownRecord<R> | undefined
