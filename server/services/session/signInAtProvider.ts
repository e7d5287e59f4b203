import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import type { signInReasons } from '#contract/System/signInRecord.ts'
import type { Log } from '#server/base/log.ts'
import { networkOf } from '#server/base/networkOf.ts'
import type { Settings } from '#server/base/settings.ts'
import { countWithin } from '#server/db/countWithin.ts'
import type { Db } from '#server/db/database.ts'
import { readParams, type Params } from '#server/services/params.ts'
import { accessFacts } from './accessFacts.ts'
import { challenge } from './challenge.ts'
import { isOnWhitelist } from './ipWhitelist.ts'
import { openSession } from './openSession.ts'
import { providerAddress, providerName, type ProviderResponse } from './provider.ts'
import { recordSignIn } from './recordSignIn.ts'
import { personOf, userColumns, type UserRow } from './session.ts'
import { auditSession, unknownName, type Origin } from './sessionAudit.ts'
import { lifeOf } from './signIn.ts'
import { hashToken, newToken } from './token.ts'

interface Place {
  readonly db: Db
  readonly settings: Settings
  readonly log: Log
}

/**
 * Begins a sign-in at the provider. The returned `binding` stays with the page that began: without it, what
 * the provider gives back opens nothing, so nobody can be signed in with a link that somebody else began.
 */
export async function beginAtProvider(place: Place, { ip, now }: Origin) {
  const { db } = place
  requireNetwork(await readParams(db), ip)
  await countWithin(db, `provider ${networkOf(ip)}`, { limit: 60, seconds: 60, now })
  const [state, binding, nonce, verifier] = [newToken(), newToken(), newToken(), newToken()]
  const url = await providerAddress(place, { state, nonce, verifier })
  await sql`
    delete from provider_sign_in where state_hash in (
      select state_hash from provider_sign_in where expires_at <= ${now} for update skip locked)`.execute(db)
  await sql`
    insert into provider_sign_in (state_hash, binding_hash, nonce, verifier, expires_at)
    values (${hashToken(state)}, ${hashToken(binding)}, ${nonce}, ${verifier}, ${now + seconds})`.execute(db)
  return { url, binding }
}

/**
 * Opens a session for the user whose name the provider vouches for, exactly as it is written there. Nobody is
 * created. Each sign-in that began comes back once (1019). Built-in accounts only with `OIDC_BUILTIN`.
 */
export async function returnFromProvider(
  place: Place,
  { binding, ...given }: ProviderResponse & { readonly binding: string },
  origin: Origin,
) {
  const { db, settings } = place
  const params = await readParams(db)
  requireNetwork(params, origin.ip)
  await countWithin(db, `provider ${networkOf(origin.ip)}`, { limit: 60, seconds: 60, now: origin.now })
  const begun = await takeBegun(db, given.state, binding, origin.now)
  const name = await providerName(place, given, { ...begun, state: given.state })
  const account = await findAccount(db, name)
  const refuse = async (reason: (typeof signInReasons)[number]): Promise<ApiError> => {
    const entityId = account?._id ?? unknownName(name)
    await auditSession(db, origin, { action: 'signin_failed', entityId, userId: null, reason })
    await recordSignIn(db, origin, { userId: account?._id ?? null, reason })
    return new ApiError(reason)
  }
  if (!account || (account.is_builtin && !settings.OIDC_BUILTIN)) throw await refuse('provider.unknown')
  if (!account.is_active) throw await refuse('login.disabled')
  const { user, subject } = personOf(account, await accessFacts(db, account.version))
  if (user.sites.length === 0 && !subject.isAdmin) throw await refuse('login.no_site')
  const { _id, password_hash, second_factor_at } = account
  await countWithin(db, `signed in ${_id}`, { limit: 1000, seconds: 3600, now: origin.now })
  if (second_factor_at !== null && !settings.OIDC_SECOND_FACTOR) {
    const challenged = {
      user_id: _id,
      password_hash,
      name: name.toLowerCase(),
      proved_by: 'provider' as const,
    }
    throw await challenge(db, challenged, origin.now)
  }
  const proved_by = settings.OIDC_SECOND_FACTOR ? 'trusted_provider' : 'provider'
  const owner = { _id, password_hash, second_factor_at, proved_by } as const
  return { ...(await openSession(db, owner, lifeOf(params), origin)), user }
}

function requireNetwork(params: Params, ip: string | null): void {
  if (params('security.ip_whitelist_enforced') && !isOnWhitelist(params, ip)) throw new ApiError('ip.denied')
}

async function takeBegun(db: Db, state: string, binding: string, now: number) {
  const { rows } = await sql<{ nonce: string; verifier: string }>`
    delete from provider_sign_in
    where state_hash = ${hashToken(state)} and binding_hash = ${hashToken(binding)} and expires_at > ${now}
    returning nonce, verifier`.execute(db)
  if (!rows[0]) throw new ApiError('provider.failed')
  return rows[0]
}

type Account = UserRow & { is_active: boolean; password_hash: string | null }

// Not in lower case, nor by the e-mail address: another spelling can be another person at the provider.
async function findAccount(db: Db, name: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select ${userColumns}, u.is_active, u.password_hash from "user" u
    where u.username = ${name} and u.deleted_at is null`.execute(db)
  return rows[0]
}

const seconds = 600
