import type { LocalText } from '#contract/localText.ts'

/** As much of a plugin as the kinds of its notifications need. */
interface Owner {
  readonly id: string
  readonly noticeKinds?: Readonly<Record<string, LocalText>>
}

const catalogue = new Map<string, Owner>()

/** Registers the kinds of an area's notifications. The loader of the areas calls it once for each. */
export function defineNoticeKinds(owner: Owner): void {
  catalogue.set(owner.id, owner)
}

/** What kinds of notifications there are, and what they are called. */
export const noticeKinds = (): ReadonlyMap<string, LocalText> =>
  new Map([...catalogue.values()].flatMap(({ noticeKinds: kinds = {} }) => Object.entries(kinds)))
