import type { store } from '#contract/brandDB/store.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'

/** A unit, as react-admin has it. */
export type Store = ShownRecord<typeof store>

/** Whether it was split or merged: such a unit is read-only. */
export const isHistory = ({ is_split, is_merge }: Pick<Store, 'is_split' | 'is_merge'>): boolean =>
  is_split || is_merge
