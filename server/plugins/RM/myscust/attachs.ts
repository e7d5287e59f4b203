import { sql } from 'kysely'
import {
  editableStatuses,
  maxAttachs,
  myscustAttachs,
  myscustAttachsAdd,
  myscustAttachsRemove,
  myscustResult,
} from '#contract/RM/myscustResult.ts'
import { ApiError } from '#contract/reply.ts'
import { amend } from '#server/engine/amend.ts'
import type { Context } from '#server/engine/context.ts'
import { once, repliedBefore } from '#server/engine/once.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import { byId } from '#server/engine/read.ts'
import { authorize } from '#server/engine/refuse.ts'
import { requireSite } from '#server/engine/scope.ts'
import { transact } from '#server/engine/transact.ts'
import { route, uploadRoute } from '#server/http/handler.ts'
import { seenFiles } from '#server/services/files/seenFiles.ts'
import { showFiles, type FileRow } from '#server/services/files/showFiles.ts'
import { takeFile } from '#server/services/files/takeFile.ts'
import type { ResultRow } from './scored.ts'

/** The files of a visit. */
export const attachsRoute = route(myscustAttachs, async ({ query, reading, services, session }) => {
  const files = await reading(async (context) => {
    if (query.site !== undefined && !['', 'ALL'].includes(query.site)) requireSite(context.who, query.site)
    const { attachs } = await byId(myscustResult, context, query.result_id, {})
    return seenFiles(context, attachs)
  })
  const list = await showFiles(services, session, files)
  return { data: { list, total: list.length } }
})

/**
 * Takes a file, and adds it to those of the visit. A file without room is cleaned up like any that nothing uses. A file that is
 * sent again with its key, because the reply was lost, is already there.
 */
export const attachsAddRoute = uploadRoute(
  myscustAttachsAdd,
  async ({ body: { result_id }, context, services, session }, sent) => {
    const doc = { result_id, sha256: sent.sha256 }
    const before = await transact(context(), async (inside) => {
      const record = await locked(inside, result_id)
      const known = await repliedBefore<FileRow>(inside, myscustAttachsAdd.path, doc)
      if (!known) requireRoom(record)
      return known
    })
    const taken =
      before ?? (await takeFile(services, context(), sent, { biz_type: myscustResult.name, biz_id: null }))
    const file = await transact(context(), async (inside) => {
      const record = await locked(inside, result_id)
      return once(inside, myscustAttachsAdd.path, doc, async () => {
        requireRoom(record)
        await amend(myscustResult, inside, [{ record, values: { attachs: [...record.attachs, taken.uid] } }])
        return taken
      })
    })
    const [shown] = await showFiles(services, session, [{ ...file, biz_id: result_id }])
    if (!shown) throw new Error('a file that was taken is not shown')
    return { data: shown }
  },
  { keepsKey: true },
)

/** Takes files away from a visit. Those that it does not have are ignored. */
export const attachsRemoveRoute = route(myscustAttachsRemove, async ({ body, context }) =>
  transact(context(), async (inside) => {
    const record = await locked(inside, body.result_id)
    const attachs = record.attachs.filter((uid) => !body.uids.includes(uid))
    const removed = record.attachs.length - attachs.length
    if (removed > 0) await amend(myscustResult, inside, [{ record, values: { attachs } }])
    return { data: { removed } }
  }),
)

function requireRoom({ attachs }: ResultRow): void {
  if (attachs.length >= maxAttachs) throw new ApiError('range.limit', { limit: maxAttachs })
}

/**
 * A visit whose files the person may change, locked. Throws 4040 out of sight, 4033 at a shop that is not theirs, and
 * 4096 once it is published, except for managers; for an agency, once it is submitted.
 */
async function locked(inside: Context, id: string): Promise<ResultRow> {
  await sql`select from myscust_result where _id = ${id} for update`.execute(inside.db)
  const record = await byId(myscustResult, inside, id, {})
  const rule = myscustResult.can.update
  authorize(rule, await withOwnStores(rule, inside, [record]), record)
  if (!editableStatuses(inside.who).includes(record.status) && !inside.who.isManager)
    throw new ApiError('period.locked')
  return record
}
