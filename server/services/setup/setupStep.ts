import { sql } from 'kysely'
import type { Rule } from '#contract/access.ts'
import { site } from '#contract/common/site.ts'
import type { LocalText } from '#contract/localText.ts'
import type { Resource } from '#contract/resource.ts'
import type { Settings } from '#server/base/settings.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { visibleTable } from '#server/engine/visible.ts'

/** What an area needs before people can work with it, and the steps that it adds to the set-up. */
export interface AreaSetup {
  /** The ids of the steps, of any area, without which its pages have nothing to show. */
  readonly needs?: readonly string[]
  readonly steps?: readonly SetupStep[]
}

/** A step of setting up an installation. Whether it is done follows from the data. */
export interface SetupStep {
  /** Unique; begins with the id of the plugin and a dot: `parking.lots`. */
  readonly id: string
  /** Its place among the steps of all areas. */
  readonly order: number
  readonly title: LocalText
  /** What to do. */
  readonly does: LocalText
  /** What does not work before it is done. */
  readonly without: LocalText
  /** The page where it is done. */
  readonly link: `/${string}`
  /** Who may do it; by default those who may create records of the resource. */
  readonly can?: Rule
  /** The steps that come first. */
  readonly needs?: readonly string[]
  /** The resource that it fills: its records are counted, and it offers their import. */
  readonly of?: Resource
  /** What is counted in place of every record of the resource. */
  readonly where?: Sql
  /** How many still lack it, as SQL of a number, and the words for that with `%{count}`. */
  readonly lacking?: LackingCount
  /** Records to choose from, given the names of all permissions. */
  readonly templates?: {
    /** The field by which it is known whether such a record is there already. */
    readonly by: string
    readonly list: (permissions: Readonly<Record<string, LocalText>>) => readonly SetupTemplate[]
  }
  /** Whether it is done, for what is set outside the database. */
  readonly isSet?: (settings: Settings) => boolean
  /** The data cannot tell whether it is done: somebody says so. */
  readonly isConfirmed?: true
}

interface LackingCount {
  readonly count: (context: Context) => Sql
  readonly text: LocalText
}

/** A record that can be made as it is, and what to know about it before. */
export interface SetupTemplate {
  readonly doc: Readonly<Record<string, unknown>>
  readonly name: LocalText
  readonly does?: LocalText
  /** What it consists of, such as the permissions of a role. */
  readonly includes?: readonly LocalText[]
}

/** What there is of a step. */
export interface SetupFacts {
  /** Null for a step without a resource. */
  readonly count: number | null
  readonly lacking: number
  readonly changed_at: number | null
}

/** Reads what there is of a step, as far as this person may see it. */
export async function readFacts(
  { of, where, lacking, isSet }: SetupStep,
  context: Context,
  settings: Settings,
): Promise<SetupFacts> {
  if (!of) {
    const count = isSet ? Number(isSet(settings)) : null
    return { count, lacking: 0, changed_at: null }
  }
  const { rows } = await sql<SetupFacts>`
    select count(*)::int as count, max(updated_at)::int as changed_at,
      coalesce((${lacking?.count(context) ?? sql`0`}), 0)::int as lacking
    from ${visibleTable(of, context)} where ${where ?? sql`true`}`.execute(context.db)
  return rows[0] ?? { count: 0, lacking: 0, changed_at: null }
}

/** The sites without any record of a resource, for `lacking` of its step. */
export const atEverySite = (resource: Resource): LackingCount => ({
  count: (context) => sql`
    select count(*) from ${visibleTable(site, context)}
    where _id not in (select site from ${visibleTable(resource, context)} where site is not null)`,
  text: {
    zh_CN: '%{count} 个站点还没有',
    zh_TW: '%{count} 個站點還沒有',
    en_US: 'Sites without any: %{count}',
  },
})
