import { sql } from 'kysely'
import type { Rule } from '#contract/access.ts'
import { contract } from '#tools/contract.ts'
import type { Resource } from '#contract/resource.ts'
import { ownTables } from '#tests/support/ownAreas.ts'
import { shippedHooks } from '#tests/support/shippedHalves.ts'
import { always } from '#server/engine/condSql.ts'
import type { RowFilter } from '#server/engine/hooks.ts'
import { rowFilters } from '#server/engine/visible.ts'
import { importRows } from '#server/services/imports/importRows.ts'

/** One filter of rows that is wrong for a while. */
export interface Fault {
  readonly what: string
  /** The resources, by their names in the contract, whose rows must show it; all of them where none is named. */
  readonly noun?: string
  /** The resource where it shows first, if any resource may show it. */
  readonly shownBy?: string
  /** Makes it wrong and returns what puts it right again. */
  readonly make: () => () => void
}

const resources = Object.entries<Resource>(contract.resources).filter(([, { name }]) => ownTables.has(name))

/** Everybody with this right has another that opens the items, and whom it opens them to wrongly, their sets still refuse. */
const masked = (noun: string, rule: Rule): boolean =>
  noun === 'scoreItem' && JSON.stringify(rule).includes('{"not":"scoring.item.edit"}')

/** Each part of each view rule, turned round. */
const rules = resources.flatMap(([noun, { can }]): Fault[] =>
  withOneInverted(can.view)
    .filter((rule) => !masked(noun, rule))
    .map((rule) => ({
      what: `the rule of ${noun}: ${JSON.stringify(rule)}`,
      noun,
      make: () => replace(can, 'view', rule),
    })),
)

/** Each filter that a resource has beside its rule, turned round. */
const own = Object.entries(shippedHooks).flatMap(([name, hooks]): Fault[] => {
  const noun = resources.find(([, resource]) => resource.name === name)?.[0]
  return (['rowFilter', 'labelFilter'] as const).flatMap((kind) => {
    const filter = hooks[kind]
    if (!filter || noun === undefined) return []
    const opposite: RowFilter = (context, query) =>
      sql`not coalesce(${filter(context, query) ?? always}, false)`
    return [{ what: `the ${kind} of ${noun}`, noun, make: () => replace(hooks, kind, opposite) }]
  })
})

/** The resources that have a filter which most do not have. */
const withFilter: Readonly<Record<string, string>> = { labels: 'user' }

/** Each filter of the engine, turned round and forgotten. */
const general = (['present', 'site', 'rule', 'rows', 'labels'] as const).flatMap((name): Fault[] => {
  const filter = rowFilters[name]
  const opposite: typeof filter = (...asked) => sql`not coalesce(${filter(...asked)}, false)`
  const shownBy = withFilter[name] ?? 'tour'
  return [
    { what: `the filter ${name} of every noun`, shownBy, make: () => replace(rowFilters, name, opposite) },
    // Whose names may be read follows from whom one sees, so forgetting that filter alone shows nobody more.
    ...(name === 'labels'
      ? []
      : [{ what: `no filter ${name} at all`, shownBy, make: () => replace(rowFilters, name, () => always) }]),
  ]
})

/** The files of an import are open to fewer people than the import. */
const ofFiles = Object.entries(shippedHooks)
  .filter(([name]) => name === 'import_run')
  .map(([, hooks]): Fault => {
    const open: RowFilter = (context, query) => importRows(context, { ...query, files: false })
    const make = () => replace(hooks, 'rowFilter', open)
    return { what: 'the files of importRun, for all who may see it', noun: 'importRun', make }
  })

export const faults: readonly Fault[] = [...rules, ...own, ...general, ...ofFiles]

/** A rule in as many ways as it has parts, one of them turned round in each. */
function withOneInverted(rule: Rule): Rule[] {
  if (typeof rule === 'object' && 'not' in rule) return withOneInverted(rule.not).map((not) => ({ not }))
  if (typeof rule === 'object' && 'all' in rule && rule.all.length > 0) {
    return rule.all.flatMap((part, at) =>
      withOneInverted(part).map((other) => ({ all: rule.all.with(at, other) })),
    )
  }
  if (typeof rule === 'object' && 'any' in rule && rule.any.length > 0) {
    return rule.any.flatMap((part, at) =>
      withOneInverted(part).map((other) => ({ any: rule.any.with(at, other) })),
    )
  }
  return [{ not: rule }]
}

/** The server's own data are constant to its code; a test that makes a fault is not part of it. */
function replace<T extends object, K extends keyof T>(data: T, key: K, value: T[K]): () => void {
  const before = data[key]
  data[key] = value
  return () => void (data[key] = before)
}
