import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#server/engine/context.ts'
import type { ResultRow } from './tally.ts'

type Point = ResultRow['items'][number]

/** A checked point in its next revision, with who checked it and when. */
export const stamped = ({ who, now }: Context, point: Point, before: Point | undefined): Point => ({
  ...point,
  rev: (before?.rev ?? 0) + 1,
  updated_by: who.id,
  updated_at: now,
})

/** The points of a result that is saved as a whole: those that differ are stamped, whatever they say themselves. */
export const allStamped = (inside: Context, items: readonly Point[], before: readonly Point[]): Point[] =>
  items.map((point) => {
    const known = before.find(({ item }) => item === point.item)
    return known && isDeepStrictEqual(bare(point), bare(known)) ? known : stamped(inside, point, known)
  })

const bare = ({ rev: _rev, updated_by: _by, updated_at: _at, ...point }: Point) => point
