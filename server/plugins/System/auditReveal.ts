import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import { auditLog, auditReveal } from '#contract/System/auditLog.ts'
import { shownChange, veiledFields } from '#server/engine/shownChange.ts'
import { transact } from '#server/engine/transact.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { writeAudit } from '#server/engine/writeAudit.ts'
import { route } from '#server/http/handler.ts'

interface RevealEntry {
  entity: string
  entity_id: string
  site: string | null
  from: null
  to: null
  is_masked: boolean
}

/** Shows one private value of an entry, and writes to the log that it was shown. */
export const auditRevealRoute = route(auditReveal, async ({ context, body: { _id, field } }) => ({
  data: await transact(context(), async (inside) => {
    const { before, after, diff } = shownChange(inside)
    const { rows } = await sql<RevealEntry>`
      select entity, entity_id, site, ${field} = any(${veiledFields(inside)}) as is_masked,
        coalesce(${diff} #> ${[field, 'from']}, ${before} -> ${field}::text) as "from",
        coalesce(${diff} #> ${[field, 'to']}, ${after} -> ${field}::text) as "to"
      from ${visibleTable(auditLog, inside)} where _id = ${_id}`.execute(inside.db)
    const [entry] = rows
    if (!entry) throw new ApiError('not_found')
    if (!entry.is_masked) throw new ApiError('permission.denied')
    await writeAudit(inside.db, [
      {
        at: inside.now,
        user_id: inside.who.id,
        ip: inside.ip,
        site: entry.site,
        action: 'reveal',
        entity: entry.entity,
        entity_id: entry.entity_id,
        request_id: inside.requestId,
        after: { entry: _id, field },
      },
    ])
    return { from: entry.from, to: entry.to }
  }),
}))
