import { sql } from 'kysely'
import { evaluate } from '#contract/access.ts'
import type { Sql } from './condSql.ts'
import type { ServedResource } from './hooks.ts'
import type { Context } from './context.ts'
import { isNarrowed } from './inScope.ts'
import { mayBe } from './ruleSql.ts'

/** The resources that a person may view, by how much of them. */
export interface WholeResources {
  /** The names of resources of which every record is visible. */
  readonly everywhere: readonly string[]
  /** The names of resources of which every record at the person's sites is visible. */
  readonly atSites: readonly string[]
  /** The resources for which it depends on the record. */
  readonly inPart: readonly ServedResource[]
}

/**
 * Separates the resources of which somebody sees all records from those of which they see some, so that only
 * the latter are looked up.
 */
export function wholeResources(context: Context, resources = recordsIn(context)): WholeResources {
  const { who } = context
  const viewable = resources.filter(({ can }) => mayBe(can.view, who))
  const isWhole = (noun: ServedResource): boolean =>
    evaluate(noun.can.view, { ...who, site: null }) === 'yes' &&
    !isNarrowed(noun, context) &&
    noun.hooks?.rowFilter?.(context, {}) === undefined
  const named = (scope: ServedResource['scope']) =>
    viewable.filter((noun) => noun.scope === scope && isWhole(noun)).map(({ name }) => name)
  return {
    everywhere: named('global'),
    atSites: named('site'),
    inPart: viewable.filter((noun) => noun.scope === 'self' || !isWhole(noun)),
  }
}

const recordsIn = ({ resources }: Context): readonly ServedResource[] =>
  [...resources.values()].filter(({ isLog }) => !isLog)

/** A condition for things of a site, such as imports: they are at one of the person's sites. */
export const siteSql = ({ who }: Pick<Context, 'who'>, site: Sql): Sql =>
  sql`${site} = any(${who.sites.map(({ _id }) => _id)})`
