import { sql } from 'kysely'
import { lockedPeople, onlineSessions, personUnlock, sessionEnd } from '#contract/System/onlineSession.ts'
import { signInRecord } from '#contract/System/signInRecord.ts'
import { user } from '#contract/System/user.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { denial } from '#server/engine/refuse.ts'
import { reachedTable } from '#server/engine/reach.ts'
import { route, type Route } from '#server/http/handler.ts'
import { originOf } from '#server/http/originOf.ts'
import { readParams } from '#server/services/params.ts'
import { forgetAttempts, lockedAccounts, type NamedAccount } from '#server/services/session/attempts.ts'
import { forgetCodes } from '#server/services/session/codeAttempts.ts'
import { endSessions, idOfFamily } from '#server/services/session/liveSessions.ts'
import { auditSession } from '#server/services/session/sessionAudit.ts'
import { limitsOf } from '#server/services/session/signIn.ts'
import { inTransaction } from '#server/db/inTransaction.ts'
import { readOnline } from './readOnline.ts'

/** Who is signed in and who is locked out; ends sessions and lifts locks. */
export const sessionRoutes: readonly Route[] = [
  route(onlineSessions, async ({ query, session, context, services: { clock } }) => {
    if (!session) throw new ApiError('auth.required')
    return { data: await readOnline(context(), { q: query.q, family: session.family, now: clock.real() }) }
  }),
  route(sessionEnd, async (request) => {
    const { body, context, session } = request
    const { db, who } = context()
    const isMeant = '_id' in body ? sql`${idOfFamily} = ${body._id}` : sql`true`
    const userId = '_id' in body ? await ownerOf(context(), body._id) : body.user_id
    const { _id, username, is_builtin } = await found(context(), userId)
    // Otherwise a caller could repeat this to keep the administrator out.
    if (is_builtin && username === 'admin' && _id !== who.id) throw denial(undefined, who)
    const by = { id: who.id, family: session?.family ?? null }
    return { data: { ended: await endSessions(db, { userId, isMeant, by }, originOf(request)) } }
  }),
  route(lockedPeople, async ({ context, services: { clock } }) => {
    const { db } = context()
    const locked = await lockedAccounts(db, clock.real(), limitsOf(await readParams(db)))
    const people = await peopleOf(
      context(),
      locked.map(({ user_id }) => user_id),
    )
    const list = locked.flatMap(({ user_id, addresses, until }) => {
      const person = people.get(user_id)
      if (!person) return []
      const { username, name, name_en } = person
      return [{ user_id, username, name, name_en, addresses, until }]
    })
    return { data: { list, total: list.length } }
  }),
  route(personUnlock, async (request) => {
    const { db, who } = request.context()
    const account = await found(request.context(), request.body.user_id)
    await inTransaction(db, async (inside) => {
      await forgetAttempts(inside, account)
      // A stolen session must not be enough to guess codes without an end.
      if (account._id !== who.id) await forgetCodes(inside, account._id)
      const change = { action: 'unlock', entityId: account._id, userId: who.id } as const
      await auditSession(inside, originOf(request), change)
    })
    return { data: { ok: true } }
  }),
]

interface Account extends NamedAccount {
  readonly name: string
  readonly name_en: string | null
  readonly is_builtin: boolean
}

/** The rule of these calls decides; who may view sessions need not be able to view accounts. */
async function peopleOf(context: Context, ids: readonly string[]): Promise<Map<string, Account>> {
  const { rows } = await sql<Account>`
    select _id, username, email, name, name_en, is_builtin from ${reachedTable(user, context, signInRecord.can.view)}
    where _id = any(${ids})`.execute(context.db)
  return new Map(rows.map((row) => [row._id, row]))
}

async function found(context: Context, id: string): Promise<Account> {
  const account = (await peopleOf(context, [id])).get(id)
  if (!account) throw new ApiError('not_found')
  return account
}

async function ownerOf({ db }: Context, id: string): Promise<string> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from session where ${idOfFamily} = ${id} and revoked_at is null limit 1`.execute(db)
  if (!rows[0]) throw new ApiError('not_found')
  return rows[0].user_id
}
