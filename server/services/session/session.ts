import { sql } from 'kysely'
import type { Subject } from '#contract/access.ts'
import { asList } from '#contract/oneOrMany.ts'
import { mainDepartment } from '#contract/common/mainDepartment.ts'
import { readOffRules, type OffRule } from '#contract/pluginsOff.ts'
import type { UserInfo } from '#contract/core/session.ts'
import type { Db } from '#server/db/database.ts'
import { parsedOnce } from '#server/db/parsed.ts'
import { storedOffRules } from '#server/services/pluginsOff.ts'
import { accessFacts, type AccessFacts } from './accessFacts.ts'
import type { Proof } from './openSession.ts'
import { hashToken } from './token.ts'

/** A valid session, with the person for the wire and for the rules. */
export interface Session {
  readonly tokenHash: string
  /** The common id of all tokens of one sign-in. */
  readonly family: string
  /** The site chosen by `/site/change`, or null for none that is the person's. */
  readonly site: string | null
  readonly user: Omit<UserInfo, 'access_token'>
  readonly subject: Subject
  readonly expiresAt: number
  /** The plugins that the operator has switched off. */
  readonly pluginsOff: readonly OffRule[]
  /** When the token was last used, as far as it was recorded. */
  readonly lastUsedAt: number | null
  readonly provedBy: Proof
}

/** What somebody has to do first; until then they can make few other calls (4030 with the reason). */
export const firstDuty = ({
  must_change_password,
  must_set_up_factor,
}: Pick<UserInfo, 'must_change_password' | 'must_set_up_factor'>):
  | 'must_change_password'
  | 'must_set_up_factor'
  | null => (must_change_password ? 'must_change_password' : must_set_up_factor ? 'must_set_up_factor' : null)

/** Seconds that a token stays valid after a refresh replaced it, so that other tabs can follow. */
export const graceSeconds = 60

/** The session of a token, or null if there is none, it is over, or the person may no longer sign in. */
export async function findSession(db: Db, token: string, now: number): Promise<Session | null> {
  const tokenHash = hashToken(token)
  const { rows } = await sql<UserRow & SessionRow>`${parsedOnce}
    select s.expires_at, s.last_used_at, s.family, s.site, s.proved_by, ${storedOffRules} as off, ${userColumns}
    from session s join "user" u on u._id = s.user_id
    where s.token_hash = ${tokenHash} and ${isLive(now)} and u.is_active and u.deleted_at is null`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { expires_at: expiresAt, last_used_at: lastUsedAt, family, off, proved_by: provedBy } = row
  const { user, subject } = personOf(row, await accessFacts(db, row.version))
  const pluginsOff = readOffRules(off)
  return {
    tokenHash,
    family,
    site: subject.sites.some(({ _id }) => _id === row.site) ? row.site : null,
    expiresAt,
    lastUsedAt,
    pluginsOff,
    provedBy,
    subject,
    user: { ...user, ...dutiesAfter(provedBy, user) },
  }
}

/** What is still to be done by somebody who signed in at the provider: nobody needs a password there. */
export const dutiesAfter = (
  provedBy: Proof,
  { must_change_password, must_set_up_factor }: Pick<UserInfo, 'must_change_password' | 'must_set_up_factor'>,
) => ({
  must_change_password: must_change_password && provedBy === 'password',
  must_set_up_factor: must_set_up_factor && provedBy !== 'trusted_provider',
})

interface SessionRow {
  expires_at: number
  last_used_at: number | null
  family: string
  site: string | null
  proved_by: Proof
  off: unknown
}

/** Whether the token of a `session` with the alias s is valid. */
export const isLive = (now: number) => sql`(
  s.revoked_at is null and s.expires_at > ${now}
  and (s.replaced_at is null or s.replaced_at > ${now - graceSeconds}))`

/**
 * The columns that `personOf` reads, of a `"user"` with the alias u, and the version of the roles and sites.
 */
export const userColumns = sql`
  u._id, u.username, u.name, u.name_en, u.email, u.mobile, u.must_change_password, u.department, u.sites,
  -- Binding a number takes a password.
  (u.sms_remind and u.password_hash is not null) as sms_remind,
  u.locale, u.staff_level, u.is_builtin, u.second_factor_at,
  u.roles, (select n from access_version) as version`

export interface UserRow {
  _id: string
  username: string
  name: string
  name_en: string | null
  email: string | null
  mobile: string | null
  sms_remind: boolean
  must_change_password: boolean
  department: string[]
  sites: string[]
  locale: string
  staff_level: number | null
  is_builtin: boolean
  second_factor_at: number | null
  roles: string[]
  version: number
}

/**
 * What is derived from a user's row: the permissions of all roles, the sites, and whether they are
 * administrator or manager.
 */
export function personOf(row: UserRow, facts: AccessFacts): Pick<Session, 'user' | 'subject'> {
  const departments = row.department.map(mainDepartment)
  const counting = rolesOf(row, departments, facts)
  const roles = counting.map(({ department_required: _, data_scope: __, ...role }) => role)
  const permissions = [...new Set(roles.flatMap((role) => asList(role.permissions)))].sort()
  // By name, as the specification says, but only for the built-in record.
  const isAdmin = row.is_builtin && row.username === 'admin'
  const hasManagementRole = roles.some((role) => role.type === 'management')
  const isManager = isAdmin || (row.is_builtin && row.username === 'super') || hasManagementRole
  const seesAll = isAdmin || (hasManagementRole && permissions.includes('site.all'))
  const sites = seesAll ? facts.sites : facts.sites.filter((site) => row.sites.includes(site._id))
  const hasEverySite = seesAll || (sites.length > 0 && sites.length === facts.sites.length)
  const { _id, username, name, name_en, email, mobile, sms_remind, must_change_password } = row
  const { department, locale, staff_level } = row
  return {
    user: {
      _id,
      username,
      name,
      name_en,
      email,
      mobile: mobile && maskedMobile(mobile),
      sms_remind,
      must_change_password,
      must_set_up_factor:
        row.second_factor_at === null && roles.some(({ requires_second_factor: isNeeded }) => isNeeded),
      roles,
      department,
      sites: [...sites],
      locale,
      staff_level,
      data: { permissions, is_manager: isManager, is_admin: isAdmin, has_every_site: hasEverySite },
      // The menu depends on the entries, the roles and the sites of the installation, and on those of the
      // person.
      menu_version: [facts.version, ...roles.map((role) => role._id), ...row.sites].join('.'),
    },
    subject: {
      id: _id,
      isAdmin,
      isManager,
      permissions: new Set(permissions),
      roleTypes: new Set(roles.map(({ type }) => type)),
      departments,
      sites,
      hasEverySite,
      site: null,
      stores: null,
      scopedRoles: scopedRoles(counting),
    },
  }
}

type Roles = readonly NonNullable<ReturnType<AccessFacts['roles']['get']>>[]

/** What the roles say about rows; undefined if none of them does, as is usual. */
const scopedRoles = (roles: Roles): Subject['scopedRoles'] =>
  roles.some(({ data_scope: scopes }) => Object.keys(scopes).length > 0)
    ? roles.map(({ permissions, data_scope: scopes }) => ({
        permissions: new Set(asList(permissions)),
        scopes,
      }))
    : undefined

/**
 * The roles that count. A role limited to departments (specification section 5) does not count for people of
 * other departments.
 */
function rolesOf(row: UserRow, departments: readonly string[], facts: AccessFacts): Roles {
  const held = row.roles.flatMap((id) => facts.roles.get(id) ?? [])
  const isMeant = (required: readonly string[]): boolean =>
    required.length === 0 || required.some((id) => departments.includes(mainDepartment(id)))
  return held.filter((role) => isMeant(role.department_required))
}

/**
 * A mobile number as others may see it, and as its owner recognises it: the first three and the last four
 * digits.
 */
export const maskedMobile = (mobile: string): string =>
  `${mobile.slice(0, -4).slice(0, 3)}****${mobile.slice(-4)}`
