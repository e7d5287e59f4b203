import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** A table and its stored columns, without those that the database computes. */
export interface TableShape {
  readonly table: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

/** All tables with data of Atrium, by name, without the migrator's and the job queue's. */
export async function tableShapes(db: Db): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select relname as table,
      jsonb_agg(jsonb_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
        order by attname) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_migration%'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`.execute(db)
  return rows
}

/**
 * A checksum that is equal for two tables with the same rows, whatever their order and the version of
 * PostgreSQL.
 */
export async function fingerprint(db: Db, { table, columns }: TableShape): Promise<Fingerprint> {
  const cells = sql.join(columns.map(({ name }) => sql`${sql.ref(name)}::text`))
  const { rows } = await sql<Fingerprint>`
    select count(*) as rows,
      coalesce(sum(('x' || left(md5(jsonb_build_array(${cells})::text), 15))::bit(60)::int8), 0)::text
        as checksum
    from ${sql.table(table)}`.execute(db)
  return rows[0] ?? { rows: 0, checksum: '' }
}

export interface Fingerprint {
  readonly rows: number
  readonly checksum: string
}
