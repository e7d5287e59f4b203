import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { readParams } from '#server/services/params.ts'
import type { Quota } from './quotaText.ts'

/**
 * Throws 4132 for a file for which this person, or the installation, has no room. Called before the file is
 * stored, it only refuses people who have used up all their room. It is only exact in the transaction that
 * `added` these bytes: until that ends, others who add files wait.
 */
export async function requireRoom({ db, who, resources }: Context, added = 0): Promise<void> {
  const params = await readParams(db)
  const waiting = [...resources.values()].filter(({ hooks }) => hooks?.filesWait).map(({ name }) => name)
  const { rows } = await sql<Record<Quota, number>>`
    select
      coalesce((
        select sum(size + thumb_size) from attachment
        where uploaded_by = ${who.id} and (biz_id is null or biz_type = any(${waiting}))), 0) as unused,
      coalesce((select bytes from file_usage where owner = ${who.id}), 0) as person,
      coalesce((select bytes from file_usage where owner = ''), 0) as total`.execute(db)
  const limits = {
    unused: params('upload.unused_mb'),
    person: params('upload.person_mb'),
    total: params('upload.total_mb'),
  }
  for (const quota of ['unused', 'person', 'total'] as const) {
    const limit = limits[quota] * 2 ** 20
    const used = rows[0]?.[quota] ?? 0
    if (added === 0 ? used >= limit : used > limit)
      throw new ApiError('file.quota', { quota, limit, used: used - added })
  }
}
