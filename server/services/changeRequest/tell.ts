import { sql } from 'kysely'
import type { Locale } from '#contract/localText.ts'
import { actorOf } from '#server/engine/asSystem.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { notify } from '#server/services/notifications/notify.ts'
import type { Requests, StoredRequest } from './requests.ts'

/**
 * The notifications about a request: that it waits, that it waits for a second approval, and how it ended.
 */
type RequestNotice = 'submitted' | 'second' | 'approved' | 'rejected'

interface RequestNews {
  readonly request: StoredRequest
  readonly notice: RequestNotice
}

/**
 * Notifies the people who may decide on a request, except its author and those who have already approved it.
 */
export const tellApprovers = (inside: Context, requests: Requests, told: RequestNews): Promise<void> => {
  const { submitted_by, decisions } = told.request
  const involved = [submitted_by, ...(decisions ?? []).slice(-1).map(({ by }) => by)].filter(
    (id) => id !== null,
  )
  const who = sql`u.is_active and u.deleted_at is null and ${requests.approvers}
    and not u._id = any(${involved}::text[])`
  return tell(inside, requests, { ...told, who })
}

/** Notifies the author of what happened to a request. */
export const tellAuthor = (inside: Context, requests: Requests, told: RequestNews): Promise<void> =>
  tell(inside, requests, {
    ...told,
    who: sql`u._id = ${told.request.submitted_by} and u._id <> ${actorOf(inside)}`,
  })

async function tell(
  inside: Context,
  { resource, title, notices, link }: Requests,
  { request, notice, who }: RequestNews & { readonly who: Sql },
): Promise<void> {
  const { zh_CN, zh_TW, en_US } = title
  const { rows } = await sql<{ locale: Locale; users: string[] }>`
    select u.locale, array_agg(u._id order by u._id) as users from "user" u where ${who} group by u.locale`.execute(
    inside.db,
  )
  if (rows.length === 0) return
  const table = sql.table(resource.name)
  const named = await sql<Record<Locale, string>>`
    select ${zh_CN} as "zh_CN", ${zh_TW} as "zh_TW", ${en_US} as "en_US" from ${table}
    where _id = ${request._id}`.execute(inside.db)
  for (const { locale, users } of rows) {
    await notify(inside.db, {
      users,
      type: `${resource.name}.${notice}`,
      title_key: `${notices}.${notice}`,
      params: { [resource.requests.of.name]: named.rows[0]?.[locale] ?? '' },
      link: link(request._id),
    })
  }
}
