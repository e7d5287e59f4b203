import { sql } from 'kysely'
import type { Resource } from '#contract/resource.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import { visibleTable } from '#server/engine/visible.ts'

/** How many records that the person sees refer to each record of a resource, by its id. */
export async function usesOf(noun: Resource, context: Context): Promise<ReadonlyMap<string, number>> {
  const references: Sql[] = []
  for (const other of context.resources.values()) {
    if (other.isLog || !mayBe(other.can.view, context.who)) continue
    for (const [name, { to, kind, derived }] of Object.entries(other.fields)) {
      if (to !== noun.name || derived) continue
      const used = kind === 'refs' ? sql`unnest(${sql.ref(name)})` : sql.ref(name)
      references.push(sql`select ${used} as id from ${visibleTable(other, context)}`)
    }
  }
  return counted(references, context)
}

/** How many records that the person sees have each value in a field. */
export const valueUses = (noun: Resource, field: string, context: Context) =>
  counted([sql`select ${sql.ref(field)}::text as id from ${visibleTable(noun, context)}`], context)

async function counted(used: readonly Sql[], { db }: Context): Promise<ReadonlyMap<string, number>> {
  if (used.length === 0) return new Map()
  const { rows } = await sql<{ id: string; n: number }>`
    select id, count(*)::int as n from (${sql.join(used, sql` union all `)}) used
    where id is not null group by id`.execute(db)
  return new Map(rows.map(({ id, n }) => [id, n]))
}
