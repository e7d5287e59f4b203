import type { SvgIconComponent } from '@mui/icons-material'

/** Something that can be opened or done. */
export interface Entry {
  /** Unique among the visible entries. */
  readonly id: string
  readonly title: string
  /** What distinguishes it from others of the same name: its place, its status. */
  readonly second?: string
  readonly icon: SvgIconComponent
  /** The address that it opens; without an address, only `onChoose` is called. */
  readonly to?: string
  /** What happens when it is chosen, before its address is opened. */
  readonly onChoose?: () => void
}

/** Entries of one kind under a heading. */
export interface EntryGroup {
  readonly id: string
  readonly title: string
  readonly entries: readonly Entry[]
}

/** Whether a text contains every typed word. */
export const hasWords = (text: string, typed: string): boolean => {
  const given = text.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => given.includes(word))
}
