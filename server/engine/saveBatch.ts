import type { BatchRow } from '#contract/batchCall.ts'
import type { ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { isSame } from './audit.ts'
import type { Context, Row } from './context.ts'
import { createAll } from './create.ts'
import { showing } from './privacy.ts'
import { parseNew } from './requireWindows.ts'
import { stale } from './stale.ts'
import { storeGood } from './storeGood.ts'
import { transact } from './transact.ts'
import { completed, twinsOf } from './twins.ts'
import { changeTwin, removeAll, updateAll } from './write.ts'

/** The outcome of a row: the stored record (null if it was removed), or the refusal. */
export type RowOutcome = { readonly record: Row | null } | { readonly refusal: ApiError }

/**
 * Saves rows as `batchCall` says: the good ones in one transaction. Each row is checked as a call of its own
 * would be. Returns the outcomes in the order of the rows.
 */
export async function saveBatch(
  resource: Resource,
  context: Context,
  site: string | undefined,
  rows: readonly BatchRow[],
): Promise<RowOutcome[]> {
  const stored = new Map<BatchRow, Row | null>()
  const keep = (run: readonly BatchRow[], records: readonly (Row | null)[]) =>
    run.forEach((row, at) => stored.set(row, records[at] ?? null))
  const refusals = await transact(context, (inside) => {
    const ways: Record<WriteKind, (run: readonly BatchRow[]) => Promise<unknown>> = {
      add: async (run) => keep(run, await addAll(resource, inside, site, run)),
      change: async (run) => keep(run, await updateAll(resource, inside, run.map(changeOf))),
      remove: async (run) => {
        await removeAll(resource, inside, run.map(changeOf))
        keep(run, [])
      },
    }
    const runs = [...Map.groupBy(rows, wayOf).values()]
    return storeGood(runs, (run) => transact(inside, () => ways[wayOf(run[0] ?? {})](run)))
  })
  const shown = showing(resource, context.who)
  return rows.map((row) => {
    const refusal = refusals.get(row)
    const record = stored.get(row) ?? null
    return refusal ? { refusal } : { record: record && shown(record) }
  })
}

type WriteKind = 'add' | 'change' | 'remove'

const wayOf = ({ _id, remove }: BatchRow): WriteKind =>
  _id === undefined ? 'add' : remove === true ? 'remove' : 'change'

const changeOf = ({ _id = '', rev, doc = {} }: BatchRow) => ({ id: _id, rev, doc })

/** Adds records, except those that exist with the same values. Throws 4092 for those that exist differently. */
async function addAll(
  resource: Resource,
  inside: Context,
  site: string | undefined,
  run: readonly BatchRow[],
): Promise<Row[]> {
  const query = site === undefined ? {} : { site }
  const docs = run.map(({ doc = {} }) => doc)
  const sited = docs.map((doc) => (site === undefined ? doc : { site, ...doc }))
  const full = await completed(
    resource,
    inside,
    sited.map((doc) => parseNew(resource.fields, inside, doc)),
  )
  const twins = await twinsOf(resource, inside, full)
  for (const [at, twin] of twins.entries()) {
    const differs = Object.entries(docs[at] ?? {}).some(([name, value]) => !isSame(twin?.[name], value))
    if (twin && differs) throw await stale(resource, inside, twin)
  }
  const added = await createAll(
    resource,
    inside,
    query,
    docs.filter((_, at) => !twins[at]),
  )
  const fresh = added.values()
  const stored: Row[] = []
  for (const [at, twin] of twins.entries())
    stored.push(
      ...(twin ? await changeTwin(resource, inside, twin, docs[at] ?? {}) : [fresh.next().value ?? {}]),
    )
  return stored
}
