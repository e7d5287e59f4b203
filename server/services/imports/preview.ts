import { sql, type RawBuilder } from 'kysely'
import type { PreviewQuery, PreviewRow } from '#contract/core/importRun.ts'
import { parseRange } from '#contract/query.ts'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { inPace, type Pace } from '#server/db/inPace.ts'
import type { Step } from '#server/db/longTransaction.ts'
import { and } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { openTo } from '#server/engine/privacy.ts'
import { containsWords } from '#server/engine/searchWord.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { FieldErrors } from '#contract/reply.ts'
import { isGood, isUnusual, type Plan } from './plan.ts'
import type { ReadFile } from './planFile.ts'
import { cellOf } from './readHeader.ts'
import type { RunRow } from './runRow.ts'

/** No cell is stored longer than this; the file has the whole text. */
const mostLetters = 500

/** Records what would happen to each row, replacing what was recorded before. Rows that change nothing are left out. */
export async function writePreview(
  id: string,
  plans: readonly Plan[],
  { file, step, pace }: { file: ReadFile; step: Step; pace: Pace },
): Promise<void> {
  await step((db) => sql`delete from import_preview where import_id = ${id}`.execute(db))
  const shown = plans.filter((plan) => plan.action !== 'none' || !isGood(plan))
  const read = new Map(file.rows.map((row) => [row.row, row]))
  const lineOf = (plan: Plan): PreviewRow & { rev: number | null } => {
    const row = read.get(plan.row)
    const more = Object.keys(plan.errors).filter((name) => !plan.cells.some(({ field }) => field === name))
    const found: FieldErrors = isUnusual(plan) ? plan.unusual : plan.errors
    const others = more.map((field) => {
      const cell = field === '' || !row ? '' : cellOf(file.setting.header, row, field)
      return { field, before: '', after: cell, empties: false }
    })
    return {
      row: plan.row,
      kind: !isGood(plan) || plan.action === 'none' ? 'wrong' : isUnusual(plan) ? 'unusual' : plan.action,
      record_id: plan.id === null ? null : storable(plan.id),
      rev: plan.seen,
      name: storable(plan.name),
      cells: [...plan.cells, ...others].map(({ field, before, after, empties }) => ({
        field,
        before: shortened(before),
        after: shortened(after),
        error: found[field] ?? null,
        empties,
      })),
    }
  }
  let written = 0
  await inPace(pace, async (size) => {
    const some = shown.slice(written, written + size).map(lineOf)
    if (some.length > 0) await step((db) => insertRows(db, id, some))
    written += some.length
    return some.length
  })
}

const insertRows = (db: Db, id: string, rows: readonly unknown[]) =>
  sql`
    insert into import_preview (import_id, row, kind, record_id, rev, name, cells)
    select ${id}, row, kind, record_id, rev, name, cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as found (row int, kind text, record_id text, rev int, name text, cells jsonb)`.execute(db)

/**
 * Refuses the changes of records that have been changed since the preview: what a row would now write over was never
 * shown.
 */
export async function refuseUnseen(db: Db, id: string, plans: readonly Plan[]): Promise<void> {
  const changing = plans.filter((plan) => plan.action === 'change' && isGood(plan))
  if (changing.length === 0) return
  const { rows } = await sql<{ row: number; rev: number | null }>`
    select row, rev from import_preview where import_id = ${id} and kind <> 'wrong'`.execute(db)
  const seen = new Map(rows.map(({ row, rev }) => [row, rev]))
  for (const plan of changing) if (seen.get(plan.row) !== plan.seen) plan.errors = { '': 'unseen' }
}

const shortened = (text: string): string =>
  storable(text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text)

/** What the database cannot store, shown as a sign: zero bytes, and halves of characters. */
const storable = (text: string): string => text.replaceAll('\u0000', '\u2400').toWellFormed()

/**
 * A page of what was recorded for the rows of an import, in the order of the file: without records that the person may
 * not see any more, and without the old values of fields that they may not.
 */
export async function readPreview(
  { _id, noun }: RunRow,
  context: Context,
  { range, kind, field, q }: PreviewQuery,
): Promise<{ list: PreviewRow[]; total: number }> {
  const { db, who } = context
  const resource = context.resources.get(noun)
  if (!resource) throw new ApiError('not_found')
  const open = Object.keys(openTo(resource, who).fields)
  const parsed = parseRange(range)
  const { start, end } = parsed === 'ALL' ? { start: 0, end: mostAtOnce - 1 } : parsed
  const shown = sql`(
    select row, kind, record_id, name, (
      select coalesce(jsonb_agg(case when cell->>'field' = any(${open}) then said else said || '{"before": ""}' end), '[]')
      from jsonb_array_elements(cells) as cell cross join lateral (select '{"empties": false}' || cell as said) as told where ${cellsOf(kind)}) as cells
    from import_preview
    where import_id = ${_id} and (record_id is null or record_id in (select _id from ${visibleTable(resource, context)}))
    ) shown`
  const tests: RawBuilder<unknown>[] = []
  if (kind !== undefined) tests.push(sql`kind = ${kind === 'empty' ? 'change' : kind} and cells <> '[]'`)
  if (field !== undefined) tests.push(sql`cells @> ${JSON.stringify([{ field }])}::jsonb`)
  if (q !== undefined) {
    const cells = sql`(select string_agg(concat_ws(' ', before, after), ' ')
      from jsonb_to_recordset(cells) as cell (before text, after text))`
    tests.push(containsWords(sql`concat_ws(' ', name, ${cells})`, q))
  }
  const where = and(tests)
  const { rows } = await sql<PreviewRow>`
    select row, kind, record_id, name, cells from ${shown} where ${where}
    order by row limit ${end - start + 1} offset ${start}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${shown} where ${where}`.execute(db)
  return { list: rows, total: counted[0]?.total ?? 0 }
}

const mostAtOnce = 500

/** Which cells of a row are shown: what is emptied is a group of its own. */
function cellsOf(kind: PreviewQuery['kind']): RawBuilder<unknown> {
  if (kind !== 'empty' && kind !== 'change') return sql`true`
  return sql`coalesce((cell->>'empties')::bool, false) = ${kind === 'empty'}`
}
