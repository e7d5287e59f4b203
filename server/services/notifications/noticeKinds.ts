import type { LocalText } from '#contract/localText.ts'
import { declared } from '#server/base/declared.ts'

/** The areas with kinds of notifications. */
export const noticeAreas = declared<{
  readonly id: string
  readonly noticeKinds?: Readonly<Record<string, LocalText>>
}>()

/** What kinds of notifications there are, and what they are called. */
export const noticeKinds = (): ReadonlyMap<string, LocalText> =>
  new Map(noticeAreas.all().flatMap(({ noticeKinds: kinds = {} }) => Object.entries(kinds)))
