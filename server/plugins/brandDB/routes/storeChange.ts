import { ApiError } from '#contract/reply.ts'
import { areaTolerance, storeMerge, storeRestore, storeSplit } from '#contract/brandDB/storeChange.ts'
import type { Context } from '#server/engine/context.ts'
import { once } from '#server/engine/once.ts'
import { transact } from '#server/engine/transact.ts'
import { route } from '#server/http/handler.ts'
import { requireKept, lockStores } from '#server/plugins/brandDB/stores/lockStores.ts'
import type { StoreRow } from '#server/plugins/brandDB/stores/history.ts'
import { replaceStores } from '#server/plugins/brandDB/stores/replaceStores.ts'
import { restoreStores } from '#server/plugins/brandDB/stores/restoreStores.ts'

/** Splits, merges and restores units. Each is done completely or not at all. */
export const storeChangeRoutes = [
  route(
    storeSplit,
    async ({ context, body }) => ({
      data: await changing(context(), storeSplit.path, body, async (inside) => {
        const parents = await lockStores(inside, [body.store_id])
        await requireKept(inside, parents)
        requireSum('parts', sumOf(body.parts), sumOf(parents))
        const children = body.parts.map((part) => ({
          ...inherited(parents),
          ...part,
          area: cents(part.area) / 100,
        }))
        return replaceStores(inside, { kind: 'split', parents, date: body.effective_date, children })
      }),
    }),
    { keepsKey: true },
  ),
  route(
    storeMerge,
    async ({ context, body }) => ({
      data: await changing(context(), storeMerge.path, body, async (inside) => {
        const ids = [...new Set(body.store_ids)]
        if (ids.length < body.store_ids.length) throw refused({ store_ids: 'duplicate' })
        const parents = await lockStores(inside, ids)
        await requireKept(inside, parents)
        if (new Set(parents.map(({ floor_id }) => floor_id)).size > 1)
          throw refused({ store_ids: 'same_floor' })
        const area = body.area ?? sumOf(parents) / 100
        requireSum('area', cents(area), sumOf(parents))
        const child = { ...inherited(parents), store_no: body.store_no, area: cents(area) / 100 }
        return replaceStores(inside, { kind: 'merge', parents, date: body.effective_date, children: [child] })
      }),
    }),
    { keepsKey: true },
  ),
  route(
    storeRestore,
    async ({ context, body }) => ({
      data: await changing(context(), storeRestore.path, body, (inside) =>
        restoreStores(inside, body.store_id),
      ),
    }),
    { keepsKey: true },
  ),
]

/** In one transaction, and only once if the request is repeated with its key. */
function changing<T>(
  context: Context,
  path: string,
  body: unknown,
  work: (inside: Context) => Promise<T>,
): Promise<T> {
  return transact(context, (inside) => once(inside, path, body, () => work(inside)))
}

// The new units have no tenant, so no name yet; nobody has measured their area with common space.
function inherited([first, ...others]: readonly StoreRow[]): Partial<StoreRow> {
  if (!first) return { status: 'vacant' }
  const { site, floor_id, store_type } = first
  const isOfOneCategory = others.every(({ category_id }) => category_id === first.category_id)
  const category_id = isOfOneCategory ? first.category_id : null
  return { site, floor_id, store_type, category_id, status: 'vacant' }
}

/** In hundredths of a square metre, which add up exactly. */
const cents = (area: unknown): number => Math.round(Number(area) * 100)
const sumOf = (units: readonly { area?: unknown }[]): number =>
  units.reduce((sum, { area }) => sum + cents(area), 0)

function requireSum(field: string, sum: number, area: number): void {
  if (Math.abs(sum - area) <= areaTolerance * 100) return
  throw refused({ [field]: 'area_sum' }, { sum: sum / 100, area: area / 100 })
}

const refused = (fields: Record<string, string>, more: Record<string, number> = {}): ApiError =>
  new ApiError('validation.failed', { fields, ...more })
