import { sql } from 'kysely'
import type { Sql } from './condSql.ts'

/** The place of a code among others, for `order by`: B1-9 comes before B1-10, in any letter case. */
export const naturalOrder = (column: string): Sql => sql`natural_key(${sql.ref(column)}) collate "C"`
