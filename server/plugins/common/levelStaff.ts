import { sql } from 'kysely'
import type { z } from 'zod'
import { signedIn, type Subject } from '#contract/access.ts'
import { user } from '#contract/System/user.ts'
import { levelStaffList } from '#contract/common/staffLevel.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { holdsToday } from '#server/engine/ownStores.ts'
import { and, type Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { requireSite } from '#server/engine/scope.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { doersOf } from '#server/services/session/doers.ts'
import type { Locale } from '#contract/localText.ts'

// Anybody can choose a colleague at their sites.
const staff = openedBy(user, signedIn)
type Cond = NonNullable<z.infer<typeof levelStaffList.query>['cond']>
type Level = z.infer<typeof levelStaffList.reply>['list'][number]

/**
 * The staff of the requested site, otherwise of the caller's current site, by level from the lowest. People
 * without a level are listed for those who ask for everyone.
 */
export const levelStaffRoute = route(levelStaffList, async ({ query, session, reading, locale }) => {
  if (!session) throw new ApiError('auth.required')
  const levels = await reading(async (context) => {
    const sites = wantedSites(context.who, query.site || session.site)
    const able = query.cond?.does === undefined ? null : await ableAt(context, sites, query.cond.does)
    return staffByLevel(context, sites, { cond: query.cond ?? {}, able }, locale)
  })
  return { data: { list: levels, total: levels.reduce((sum, { staff }) => sum + staff.length, 0) } }
})

/** Who may do what a field gives them at one of the sites, by the rule that the server requires of whoever is named there. */
async function ableAt(context: Context, sites: readonly string[], does: string): Promise<string[]> {
  const [noun = '', field = ''] = does.split('.')
  const resource = context.resources.get(noun)
  if (resource?.fields[field]?.to !== 'user') throw refuseFields('param.invalid', { 'cond.does': 'choice' })
  return [...(await doersOf(context, { resource, field, site: sites })).able]
}

/** Of the sites of each person, the caller sees only those that are also the caller's. */
async function staffByLevel(
  context: Context,
  sites: readonly string[],
  { cond, able }: { readonly cond: Cond; readonly able: readonly string[] | null },
  locale: Locale,
): Promise<Level[]> {
  const own = context.who.sites.map(({ _id }) => _id)
  const { rows } = await sql<Level>`
    select coalesce(u.staff_level, 0) as level, coalesce(${nameIn[locale]}, l.name, u.staff_level::text, '') as level_name,
      jsonb_agg(jsonb_build_object('_id', u._id, 'name', ${personName(locale)}, 'username', u.username,
        'department', to_jsonb(u.department),
        'sites', to_jsonb(array(select at from unnest(u.sites) with ordinality s (at, place)
          where at = any(${own}) order by place))
      ) order by ${personName(locale)}, u._id) as staff
    from (select * from ${visibleTable(staff, context)}) u left join staff_level l on l."order" = u.staff_level and l.deleted_at is null
    where u.is_active and ${cond.everyone ? anyone : sql`u.staff_level is not null`}
      and ${able ? sql`u._id = any(${able}::text[])` : sql`u.sites && ${sites}::text[]`}
      and ${wantedSql(cond, sites, context.now)}
    group by 1, 2, u.staff_level order by u.staff_level nulls last`.execute(context.db)
  return rows
}

/** What a person is called in a language, as everywhere in the console. */
const personName = (locale: Locale): Sql =>
  locale === 'en_US' ? sql`coalesce(nullif(u.name_en, ''), u.name)` : sql`u.name`

const nameIn: Readonly<Record<Locale, Sql>> = {
  zh_CN: sql`l.name`,
  zh_TW: sql`l.name_tc`,
  en_US: sql`l.name_en`,
}

const anyone = sql`true`

function wantedSql(
  { level, department, store_id, role_id }: Cond,
  sites: readonly string[],
  now: number,
): Sql {
  return and([
    level === undefined ? anyone : sql`u.staff_level = ${level}`,
    department === undefined ? anyone : sql`${department} = any(u.department)`,
    role_id === undefined ? anyone : sql`${role_id} = any(u.roles)`,
    store_id === undefined ? anyone : ownsSql(store_id, sites, now),
  ])
}

/** The people whose space-owner list has the store today. */
const ownsSql = (store: string, sites: readonly string[], now: number): Sql => sql`
  exists (select from space_owner o join site at on at._id = o.site
    join space_owner_store owned on owned.space_owner_id = o._id
    where o.user_id = u._id and owned.store_id = ${store} and o.site = any(${sites}) and ${holdsToday(now)})`

function wantedSites(who: Subject, asked: string | null): readonly string[] {
  if (asked === null || asked === 'ALL') return who.sites.map(({ _id }) => _id)
  requireSite(who, asked)
  return [asked]
}
