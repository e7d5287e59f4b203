import { tellsSomebody } from '#contract/lifecycle.ts'
import { plural, type LocalText } from '#contract/localText.ts'
import type { Resource } from '#contract/resource.ts'
import type { Words } from '#contract/words.ts'
import { declared } from '#server/base/declared.ts'

/** The areas with kinds of notifications. */
export const noticeAreas = declared<{
  readonly id: string
  readonly noticeKinds?: Readonly<Record<string, LocalText>>
  readonly resources?: readonly Resource[]
  readonly words?: readonly Words[]
}>()

/**
 * What kinds of notifications there are, and what they are called: those that areas name, and one for each resource whose
 * steps tell people.
 */
export const noticeKinds = (): ReadonlyMap<string, LocalText> =>
  new Map(
    noticeAreas.all().flatMap(({ noticeKinds: kinds = {}, resources = [], words = [] }) => [
      ...resources.filter(tellsSomebody).flatMap(({ name }): [string, LocalText][] => {
        const named = words.find(({ resource }) => resource === name)?.name
        return named ? [[name, plural(named)]] : []
      }),
      ...Object.entries(kinds),
    ]),
  )
