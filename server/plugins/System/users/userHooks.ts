import { sql } from 'kysely'
import { mainDepartment } from '#contract/common/mainDepartment.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { user } from '#contract/System/user.ts'
import { isSame } from '#server/engine/audit.ts'
import type { Context } from '#server/engine/context.ts'
import type { Done, ResourceHooks, RowFilter } from '#server/engine/hooks.ts'
import { tellOfAccess } from '#server/services/events/tellOfAccess.ts'
import { seesEverySite } from '#server/services/session/seesEverySite.ts'
import { grantsOf, requireCover } from '#server/plugins/System/roles/requireCover.ts'
import { lookAlikeSql, looksOfficial } from './lookAlike.ts'
import { lockUsers } from './lockUsers.ts'
import { givePassword } from './newPassword.ts'

type User = StoredRecord<typeof user>

// Who works at a site is no secret there, and is not shown at other sites.
const atSharedSites: RowFilter = ({ who }) => {
  const sites = who.sites.map(({ _id }) => _id)
  const shares = sql`sites && ${sites}::text[]`
  return sites.length === 0 ? sql`_id = ${who.id}` : sql`(_id = ${who.id} or ${shares} or ${seesEverySite})`
}

/** What is known about people in addition to their rows, and who may change an account. */
export const userHooks: ResourceHooks<typeof user> = {
  rowFilter: (context, query) => (context.who.hasEverySite ? undefined : atSharedSites(context, query)),
  labelFilter: atSharedSites,
  reachFilter: ({ who }) => (who.hasEverySite ? undefined : sql`not ${seesEverySite}`),
  guard: async (inside, changes) => {
    for (const change of changes) {
      requireKept(inside, change)
      requireOthers(inside, change)
      requireOwnReach(inside, change)
      requireDepartments(inside, change)
    }
    const roles = changes.flatMap(({ before, after }) => both(before, after, 'roles'))
    requireCover(inside, await grantsOf(inside, roles))
    await requireOwnLook(inside, changes)
    await requireOwnNames(inside, changes)
  },
  beforeSave: async (_, changes) =>
    changes.map(({ before }) => (before ? undefined : { must_change_password: true })),
  /** A first password, as long as nobody has signed in with another, for somebody who may still change the account. */
  reveal: async (inside, { _id }) => {
    const [made] = await lockUsers(inside, 'system.user.create', [_id])
    if (!made || made.last_login_at !== null) return {}
    await userHooks.guard?.(inside, [{ before: made, after: made }])
    return { initial_password: await givePassword(inside, _id) }
  },
  afterChange: async ({ db }, changes) => {
    for (const { before, after } of changes) {
      if (before && !isSame(accessOf(before), after && accessOf(after))) await tellOfAccess(db, before._id)
    }
  },
}

/** What decides about somebody's rights. */
const accessOf = ({ roles, department, sites, is_active }: User) => ({ roles, department, sites, is_active })

/** Nobody can remove or switch off a built-in account or their own (4093); `admin` keeps what it has. */
function requireKept({ who }: Context, { before, after }: Done<User>): void {
  if (!before) return
  const isGone = !after || (before.is_active && !after.is_active)
  if (isGone && (before.is_builtin || before._id === who.id)) throw new ApiError('in_use')
  if (before.is_builtin && !who.isAdmin) throw new ApiError('permission.denied')
}

/** Only `admin` can change their own rights. */
function requireOthers({ who }: Context, { before, after }: Done<User>): void {
  if (who.isAdmin || !before || !after || before._id !== who.id) return
  if (!isSame(accessOf(before), accessOf(after))) throw new ApiError('permission.denied')
}

/**
 * Whoever changes where links and codes for a new password go could set one: a stolen session must not be
 * enough. People bind their own number with the password; the rest is for another administrator.
 */
function requireOwnReach({ who }: Context, { before, after }: Done<User>): void {
  if (!before || !after || before._id !== who.id) return
  const changed = reach.filter((name) => !isSame(before[name], after[name]))
  if (changed.length === 0) return
  throw refuseFields('validation.failed', Object.fromEntries(changed.map((name) => [name, 'own_contact'])))
}

const reach = ['email', 'mobile', 'country_code'] as const

/**
 * Departments give rights, too: the account must have, before and after, only those of the person, unless they keep the
 * departments.
 */
function requireDepartments({ who }: Context, { before, after }: Done<User>): void {
  if (who.isAdmin || who.permissions.has('system.department.edit')) return
  const departments = both(before, after, 'department').map(mainDepartment)
  if (departments.some((one) => !who.departments.includes(one))) throw new ApiError('department.denied')
}

const both = (before: User | null, after: User | null, list: 'roles' | 'department') => [
  ...(before?.[list] ?? []),
  ...(after?.[list] ?? []),
]

/** A new user name must not be mistaken for that of an existing account, such as `adm1n`, nor for an official one. */
async function requireOwnLook({ db }: Context, changes: readonly Done<User>[]): Promise<void> {
  const names = changes.flatMap(({ before, after }) => (before || !after ? [] : [after.username]))
  if (names.length === 0) return
  const builtIn = await sql<{ username: string }>`select username from "user" where is_builtin`.execute(db)
  const taken = builtIn.rows.map(({ username }) => username)
  // The name itself is a duplicate.
  if (names.some((name) => !taken.includes(name) && looksOfficial(name, taken)))
    throw refuseFields('validation.failed', { username: 'look_alike' })
  const { rows } = await sql`
    select from unnest(${names}::text[]) as given
    where exists (select from "user" where ${lookAlikeSql(sql`username`)} = ${lookAlikeSql(sql`given`)}
      and lower(username) <> lower(given)) limit 1`.execute(db)
  if (rows.length > 0) throw refuseFields('validation.failed', { username: 'look_alike' })
}

/** People sign in with their user name or their address, so neither may be the other of somebody else. */
async function requireOwnNames({ db }: Context, changes: readonly Done<User>[]): Promise<void> {
  const given = changes.flatMap(({ before, after }) =>
    !after || (before && isSame(before.email, after.email))
      ? []
      : [{ id: after._id, username: before ? null : after.username, email: after.email }],
  )
  if (given.length === 0) return
  const isTaken = (name: string, other: string) => sql<boolean>`(
    exists (select from "user" u where lower(u.${sql.ref(other)}) = lower(g.${sql.ref(name)})
      and u._id <> g.id and u.deleted_at is null)
    or exists (select from given o where lower(o.${sql.ref(other)}) = lower(g.${sql.ref(name)}) and o.id <> g.id))`
  const { rows } = await sql<{ username: boolean; email: boolean }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as one (id text, username text, email text)),
    taken as (
      select ${isTaken('username', 'email')} as username, ${isTaken('email', 'username')} as email from given g)
    select username, email from taken where username or email limit 1`.execute(db)
  if (!rows[0]) return
  throw refuseFields('duplicate', rows[0].username ? { username: 'duplicate' } : { email: 'duplicate' })
}
