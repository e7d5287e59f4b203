import { sql } from 'kysely'
import { storedFigures, virtualFigures } from '#contract/PS/figures.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { calculated } from '#server/plugins/PS/formulas/ofRow.ts'

const parts = {
  days: sql`extract(day from (inputs ->> 'until')::date)`,
  // It is not known what was required then; where it was not reached, what was stored is unknown too.
  isCovered: sql`true`,
}

/** Joins a stored row of a change as columns, with the figures that have none; all null for a row that did not exist. */
export const decoded = (side: 'before' | 'after', name: string): Sql => sql`
  cross join lateral (
    select * from jsonb_to_record(${sql.ref(`change.${side}`)}) as stored (
      brand_id text, floor_id text, category_id text, inputs jsonb,
      ${sql.join(storedFigures().map((figure) => sql`${sql.ref(figure)} numeric`))})
    ${calculated(virtualFigures(), parts)}) ${sql.ref(name)}`
