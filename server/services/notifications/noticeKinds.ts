import type { LocalText } from '#contract/localText.ts'
import { knownAreas } from '#server/services/areas.ts'

/** What kinds of notifications there are, and what they are called. */
export const noticeKinds = (): ReadonlyMap<string, LocalText> =>
  new Map(knownAreas().flatMap(({ noticeKinds: kinds = {} }) => Object.entries(kinds)))
