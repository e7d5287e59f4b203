import { useDataProvider, useListContext } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import type { Identifier } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import type { brand } from '#contract/brandDB/brand.ts'
import { brandChanges } from '#contract/brandDB/brandChanges.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { useSelection } from '#src/kit/table/selection/selection.ts'
import { useSelectedRecords } from '#src/kit/table/selection/useSelectedRecords.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'

type ShownBrand = ShownRecord<typeof brand>

/** The new values of a brand; null if it has them already. */
export type ValuesOf = (record: ShownBrand) => Readonly<Record<string, unknown>> | null

/**
 * Changes the selected brands, each based on its current values and revision; brands that get the same values are
 * changed in one call. Nothing is changed if the number of matching brands is no longer the number that was selected.
 * Brands that wait for approval are skipped, and changes that became requests are reported as requests.
 * `run` rejects if it fails; then `changeOne` can change the brands one by one.
 */
export function useBulkChange(onDone: () => void) {
  const { resource, refetch } = useListContext()
  const { clear } = useSelection()
  const read = useSelectedRecords<typeof brand>()
  const { send } = useBackEnd()
  const dataProvider = useDataProvider()
  const client = useQueryClient()
  const notify = useNotify()

  async function changeOne(id: Identifier, valuesOf: ValuesOf): Promise<void> {
    const { data } = await dataProvider.getOne<ShownBrand>(resource, { id })
    const body = valuesOf(data)
    if (body !== null)
      await send(brandChanges, { query: { cond: { _id: String(id) } }, body: { ...body, rev: data.rev } })
  }

  async function run(valuesOf: ValuesOf): Promise<void> {
    try {
      const data = await read()
      const free = data.filter((record) => record.audit_status !== 'audit_inprogress')
      const told = { changed: 0, asked: 0, waiting: data.length - free.length }
      for (const { ids, body } of outcomesOf(free, valuesOf)) {
        const cond = { _id: { $in: ids } }
        const { list } = await send(brandChanges, { query: { cond }, body })
        const asked = list.filter(({ audit_id }) => audit_id !== undefined).length
        told.asked += asked
        told.changed += ids.length - asked
      }
      for (const key of ['changed', 'asked', 'waiting'] as const) {
        if (told[key] === 0 && (key !== 'changed' || told.asked > 0)) continue
        const type = key === 'waiting' ? 'warning' : 'success'
        notify(`brandDB.brand.bulk.told.${key}`, { type, messageArgs: { smart_count: told[key] } })
      }
      clear()
      onDone()
    } finally {
      void client.invalidateQueries({ queryKey: [resource] })
      void refetch()
    }
  }

  return { run, changeOne }
}

interface SameChange {
  readonly ids: string[]
  readonly body: Readonly<Record<string, unknown>> & { readonly rev: number | undefined }
}

/** The brands that get the same values and were read in the same revision, which the values are based on. */
function outcomesOf(records: readonly ShownBrand[], valuesOf: ValuesOf): Iterable<SameChange> {
  const outcomes = new Map<string, SameChange>()
  for (const record of records) {
    const values = valuesOf(record)
    if (values === null) continue
    const body = { ...values, rev: record.rev }
    const same = outcomes.get(JSON.stringify(body))
    if (same) same.ids.push(String(record.id))
    else outcomes.set(JSON.stringify(body), { ids: [String(record.id)], body })
  }
  return outcomes.values()
}
