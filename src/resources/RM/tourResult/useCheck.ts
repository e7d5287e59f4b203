import { listCall, createCall } from '#contract/resourceCalls.ts'
import { errcodes } from '#contract/reply.ts'
import { tour } from '#contract/RM/tour.ts'
import { tourResult, tourResultCheck, type CheckedPoint } from '#contract/RM/tourResult.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { pointOf } from './pointOf.ts'

const results = listCall(tourResult)
const begin = createCall(tourResult)

/** The result of one point, as it is sent: with the revision of the point on screen. */
export interface PointResult extends Pick<CheckedPoint, 'item' | 'result'> {
  readonly point_rev: number
}

export interface Check {
  /** The id of the shop's result, which begins with the first point. */
  readonly resultId: () => Promise<string>
  /** Saves a point that needs no more than its result; returns what somebody else found there since. */
  readonly save: (checked: PointResult) => Promise<CheckedPoint | undefined>
}

interface Place {
  readonly site: string | undefined
  readonly tour_id: string
  readonly store_id: string
}

/** Saves the points of a shop one by one. Two people can check the same shop. */
export function useCheck({ site, tour_id, store_id }: Place): Check {
  const { send, showFailure } = useBackEnd()
  const checking = useSend(tourResultCheck, { refreshes: [tourResult, tour] })

  async function known(): Promise<string | undefined> {
    const { list } = await send(results, { query: { cond: { tour_id, store_id }, range: '0-0' } })
    return list[0]?._id
  }

  async function resultId(): Promise<string> {
    const id = await known()
    if (id !== undefined) return id
    try {
      return (await send(begin, { body: { ...(site ? { site } : {}), tour_id, store_id } }))._id
    } catch (error) {
      // Somebody else has just begun.
      const other = failureOf(error).code === errcodes['duplicate'] ? await known() : undefined
      if (other === undefined) throw error
      return other
    }
  }

  async function save(checked: PointResult): Promise<CheckedPoint | undefined> {
    try {
      const body = { action: 'check' as const, attachs: [], raise: false, ...checked }
      await checking.send({ query: { cond: { _id: await resultId() } }, body })
      return undefined
    } catch (error) {
      const theirs = pointOf(error)
      if (!theirs) showFailure(error)
      return theirs
    }
  }

  return { resultId, save }
}
