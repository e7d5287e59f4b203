import { sql } from 'kysely'
import { file, fileAddresses, upload } from '#contract/core/attachment.ts'
import type { Subject } from '#contract/access.ts'
import { ApiError } from '#contract/reply.ts'
import { accessFacts } from '#server/services/session/accessFacts.ts'
import type { Proof } from '#server/services/session/openSession.ts'
import {
  dutiesAfter,
  firstDuty,
  isLive,
  personOf,
  userColumns,
  type UserRow,
} from '#server/services/session/session.ts'
import { fileKey, isGoodAddress } from '#server/services/files/fileAddress.ts'
import { isPicture } from '#server/base/knownTypes.ts'
import { requireSight } from '#server/services/files/owningRecord.ts'
import { showFiles, type FileRow } from '#server/services/files/showFiles.ts'
import { downloadRoute, route, uploadRoute, type Request } from '#server/http/handler.ts'
import { seenFiles } from '#server/services/files/seenFiles.ts'
import { takeFile } from '#server/services/files/takeFile.ts'

/** Returns a file, or its thumbnail, to people who may see what it belongs to at this moment. */
export const fileRoute = downloadRoute(file, async (request) => {
  const { query, params, services, requestId, ip } = request
  const { database, clock, files, resources, log } = services
  const who = request.session?.subject ?? (await bearerOf(request))
  const row = await findFile(request, params.id)
  const context = { db: database.db, resources, who, requestId, ip, now: clock.business() }
  await requireSight(context, row)
  const stored = query.thumb ? row.thumb : row.uid
  const content = stored === null ? null : await files.get(stored)
  if (content) {
    if (query.thumb) return { name: `${row.name}.webp`, type: 'image/webp', isInline: true, content }
    return { name: row.name, type: row.mime, size: row.size, isInline: isPicture(row.mime), content }
  }
  if (stored !== null) log.error({ uid: row.uid }, 'the content of a file is gone')
  throw new ApiError('not_found')
})

type FileRequest = Pick<
  Request<typeof file.query._output, unknown, { readonly id: string }>,
  'query' | 'params' | 'services'
>

/**
 * The person whom a signed address was given to, with their current rights, as long as the session lasts that
 * it was made for.
 */
async function bearerOf({ query, params, services: { database, clock } }: FileRequest): Promise<Subject> {
  const { user, expires, signature } = query
  if (user === undefined || expires === undefined || signature === undefined)
    throw new ApiError('auth.required')
  const now = clock.real()
  const { rows } = await sql<UserRow & { sessions: { family: string; proved_by: Proof }[] }>`
    select ${userColumns}, coalesce(
      (select jsonb_agg(distinct jsonb_build_object('family', family, 'proved_by', proved_by))
       from session s where s.user_id = u._id and ${isLive(now)}), '[]') as sessions
    from "user" u
    where u._id = ${user} and u.is_active and u.deleted_at is null`.execute(database.db)
  const [person] = rows
  if (!person) throw new ApiError('auth.required')
  const { user: bearer, subject } = personOf(person, await accessFacts(database.db, person.version))
  const families = person.sessions
    .filter(({ proved_by }) => !firstDuty(dutiesAfter(proved_by, bearer)))
    .map(({ family }) => family)
  const key = await fileKey(database.db)
  if (!isGoodAddress(key, params.id, { user, expires, signature }, { families, now }))
    throw new ApiError('auth.required')
  return subject
}

async function findFile(
  { services }: Pick<FileRequest, 'services'>,
  uid: string,
): Promise<FileRow & { uploaded_by: string }> {
  const { rows } = await sql<FileRow & { uploaded_by: string }>`
    select uid, name, mime, size, sha256, thumb, biz_type, biz_id, uploaded_by from attachment
    where uid = ${uid} and is_stored`.execute(services.database.db)
  if (!rows[0]) throw new ApiError('not_found')
  return rows[0]
}

/** The named files with addresses for the reader, so that a screen of pictures needs only one request. */
export const fileAddressesRoute = route(fileAddresses, async ({ query, context, services, session }) => {
  const rows = await seenFiles(context(), [...new Set(query.uids.split(','))])
  const list = await showFiles(services, session, rows)
  return { data: { list, total: list.length } }
})

/** Takes a file for a resource or a record; see `takeFile`. */
export const uploadFileRoute = uploadRoute(upload, async ({ body, context, services, session }, sent) => {
  const owner = { biz_type: body.biz_type, biz_id: body.biz_id ?? null }
  const row = await takeFile(services, context(), sent, owner)
  const [shown] = await showFiles(services, session, [row])
  if (!shown) throw new Error('a file that was taken is not shown')
  return { data: shown }
})
