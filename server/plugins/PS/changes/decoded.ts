import { sql } from 'kysely'
import { storedFigures, virtualFigures } from '#contract/PS/figures.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { calculated } from '#server/plugins/PS/formulas/ofRow.ts'

const parts = {
  days: sql`extract(day from (inputs ->> 'until')::date)`,
  // The required coverage of that time is not known. A figure that missed it was stored as unknown.
  isCovered: sql`true`,
}

/** Joins the stored row of a change as columns, and adds the figures that have none. All are null if there was no row. */
export const decoded = (side: 'before' | 'after', name: string): Sql => sql`
  cross join lateral (
    select * from jsonb_to_record(${sql.ref(`change.${side}`)}) as stored (
      brand_id text, floor_id text, category_id text, inputs jsonb,
      ${sql.join(storedFigures().map((figure) => sql`${sql.ref(figure)} numeric`))})
    ${calculated(virtualFigures(), parts)}) ${sql.ref(name)}`
