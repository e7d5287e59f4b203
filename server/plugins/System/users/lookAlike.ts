import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'

/** What a user name looks like at a glance: `adm1n`, `admln` and `admin` are the same, and so are `a_b` and `a.b`. */
export const lookAlikeSql = (name: Sql): Sql =>
  sql`replace(replace(translate(lower(${name}), '10i_+-', 'lol...'), 'rn', 'm'), 'vv', 'w')`
