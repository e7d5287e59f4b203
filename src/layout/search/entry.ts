import type { SvgIconComponent } from '@mui/icons-material'

/** Something that can be opened or done. */
export interface Entry {
  /** Unlike any other on show. */
  readonly id: string
  readonly title: string
  /** What tells it from others of the same name: where it is, what state it is in. */
  readonly second?: string
  readonly icon: SvgIconComponent
  /** The address that it opens; without one it is done at once. */
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

/** Whether a text has each of the words that were typed. */
export const hasWords = (text: string, typed: string): boolean => {
  const given = text.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => given.includes(word))
}
