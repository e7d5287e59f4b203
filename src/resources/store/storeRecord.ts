import type { RaRecord } from 'react-admin'
import type { RecordOf } from '#contract/resource.ts'
import type { store } from '#contract/brandDB/store.ts'

/** A unit, as react-admin has it. */
export type Store = RecordOf<typeof store> & RaRecord

/** Whether it was split or merged: such a unit is read-only. */
export const isHistory = ({ is_split, is_merge }: Pick<Store, 'is_split' | 'is_merge'>): boolean =>
  is_split || is_merge
