import type { menu } from '#contract/common/menu.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { isSame } from '#server/engine/audit.ts'

/** An entry of the menu as it is stored. */
export type Entry = StoredRecord<typeof menu>

/** An entry before and after a change; before is null for a new one. */
export interface EntryChange {
  readonly before: Entry | null
  readonly after: Entry
}

/** Whether one of these fields changes; for a new entry, whether it has one of them. */
export const differs = ({ before, after }: EntryChange, ...names: readonly (keyof Entry)[]): boolean =>
  names.some((name) => !isSame(before?.[name] ?? null, after[name]))
