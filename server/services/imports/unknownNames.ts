import { sql } from 'kysely'
import type { UnknownName } from '#contract/core/importRun.ts'
import { ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { create } from '#server/engine/create.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import { denial } from '#server/engine/refuse.ts'
import { transact } from '#server/engine/transact.ts'
import type { Jobs } from '#server/services/jobs/jobs.ts'
import { splitItems } from '#server/services/sheet/listText.ts'
import { runInSight } from './applyRun.ts'
import { candidates } from './candidates.ts'
import { checkImport, type Workshop } from './importJobs.ts'
import type { RunRow } from './runRow.ts'

/** A field of an import whose texts can become entries of a dictionary. */
interface DictionaryField {
  readonly name: string
  readonly of: Resource
  /** The field of the file that says within which entry one lies, and that of the entry. */
  readonly within?: { readonly name: string; readonly as: string }
}

/**
 * The texts in a checked file that name no entry of a dictionary, each once, that this person could add as they are: an
 * entry needs nothing but a name and what it lies within.
 */
export async function unknownNames(run: RunRow, context: Context): Promise<UnknownName[]> {
  const resource = context.resources.get(run.noun)
  if (!resource || run.state !== 'checked' || run.created_by !== context.who.id) return []
  const found: UnknownName[] = []
  for (const field of dictionaryFields(resource, context)) {
    const texts = await wrongTexts(run, field, context)
    const definition = resource.fields[field.name]
    if (!definition || texts.length === 0) continue
    const known = await candidates(context, resource, definition, new Set(texts.map(({ name }) => name)))
    const longest = field.of.fields['name']?.max ?? 0
    found.push(
      ...texts
        .filter(
          ({ name, within }) => name.length <= longest && (field.within === undefined || within !== null),
        )
        .filter(({ name }) => known.of(name).length === 0)
        .map((text) => ({ field: field.name, noun: field.of.name, ...text })),
    )
  }
  return found
}

/** Adds some of them, each as a call of its own would, and checks the file again. */
export async function addUnknown(
  { jobs, ...workshop }: Workshop & { jobs: Jobs },
  context: Context,
  { id, names }: { id: string; names: readonly Pick<UnknownName, 'field' | 'name' | 'within'>[] },
): Promise<{ job_id: string }> {
  const run = await runInSight(context, id)
  if (run.created_by !== context.who.id) throw denial(undefined, context.who)
  const unknown = await unknownNames(run, context)
  const chosen = unknown.filter((one) =>
    names.some(
      ({ field, name, within }) => field === one.field && name === one.name && within === one.within,
    ),
  )
  if (chosen.length === 0) throw new ApiError('state.transition', { from: run.state, to: 'checking' })
  await transact(context, async (inside) => {
    // In the order of the fields: what others lie within comes first.
    for (const one of chosen) await addEntry(run, inside, one)
  })
  const job = checkImport(workshop)
  const { site } = run
  const { job_id } = await jobs.start(
    job,
    { id, site, applies: false },
    context,
    async (inside, checking) => {
      await sql`update import_run set state = 'checking', job_id = ${checking}, finished_at = null where _id = ${id}`.execute(
        inside,
      )
    },
  )
  return { job_id }
}

async function addEntry(run: RunRow, context: Context, { field: name, name: called, within }: UnknownName) {
  const resource = context.resources.get(run.noun)
  const field = resource && dictionaryFields(resource, context).find((one) => one.name === name)
  if (!resource || !field) return
  const doc: Row & Record<string, unknown> = { name: called }
  const own = { zh_CN: 'name', zh_TW: 'name_tc', en_US: 'name_en' }[run.locale]
  doc[own] = called
  const outer = field.within && resource.fields[field.within.name]
  if (field.within && outer && within !== null) {
    const [parent] = (await candidates(context, resource, outer, new Set([within]))).of(within)
    // The entry that it lies within is not there, and was not chosen.
    if (!parent) return
    doc[field.within.as] = parent._id
  }
  await create(field.of, context, {}, doc)
}

const dictionaryFields = (resource: Resource, context: Context): DictionaryField[] =>
  Object.entries(resource.fields).flatMap(([name, { to, within, writable }]): DictionaryField[] => {
    const of = context.resources.get(to ?? '')
    if (!of?.dictionary || !of.fields['name'] || writable === 'never' || !mayBe(of.can.create, context.who))
      return []
    const outer = within === undefined ? undefined : resource.fields[within]?.to
    const needed = Object.entries(of.fields).filter(
      ([field, { required, writable: by }]) => required && by !== 'never' && field !== 'name',
    )
    const [as, ...others] = needed
    if (as === undefined) return [{ name, of }]
    if (others.length > 0 || within === undefined || as[1].to !== outer) return []
    return [{ name, of, within: { name: within, as: as[0] } }]
  })

/** The texts that mean nothing in a field, with that of the field that they lie within, and in how many rows each is. */
async function wrongTexts(
  { _id, noun }: RunRow,
  { name, within }: DictionaryField,
  { db, resources }: Context,
): Promise<Pick<UnknownName, 'name' | 'within' | 'rows'>[]> {
  const { rows } = await sql<{ text: string; within: string | null; rows: number }>`
    select cell->>'after' as text, outside->>'after' as within, count(*)::int as rows
    from import_preview cross join lateral jsonb_array_elements(cells) cell
      left join lateral jsonb_array_elements(cells) outside on outside->>'field' = ${within?.name ?? ''}
    where import_id = ${_id} and cell->>'field' = ${name} and cell->>'error' = 'reference'
    group by 1, 2 order by min(row) limit ${mostTexts}`.execute(db)
  const isList = resources.get(noun)?.fields[name]?.kind === 'refs'
  const items = rows.flatMap(({ text, within: outer, rows: count }) =>
    (isList ? splitItems(text) : [text]).map((one) => ({
      name: one.trim(),
      within: outer?.trim() ?? null,
      rows: count,
    })),
  )
  const alike = Map.groupBy(items, ({ name: item, within: outer }) => JSON.stringify([outer, item]))
  return [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, rows: others.reduce((sum, one) => sum + one.rows, first.rows) }] : [],
  )
}

/** A file with more unknown texts in a column has something else there. */
const mostTexts = 500
