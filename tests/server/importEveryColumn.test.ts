import { describe, expect, it } from 'vitest'
import type { Resource } from '#contract/resource.ts'
import { resourcesOf } from '#server/app/plugins/resourcesOf.ts'
import { textsFor } from '#server/services/sheet/textsFor.ts'
import { applyChecked, checkFile, downloadedRows } from '#tests/support/importFile.ts'
import counting from '#tests/support/sampleJobs.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests(undefined, undefined, {}, [counting])
const admin = await server.as('admin')

const imported = [...resourcesOf(shippedHalves).values()].filter((one) => one.imports)

/** Exports at an address of their own, of a part of the records. */
const otherExports: Readonly<Record<string, { path: string; query: Record<string, unknown> }>> = {
  tenant_sale: {
    path: '/export/tenant_sale',
    query: { site: '2', from: '2026-10-01', to: '2026-11-03' },
  },
}

/** The export of a resource, without the sums at its end. */
async function exported({ name, path }: Resource, format: 'xlsx' | 'csv') {
  const other = otherExports[name]
  const file = await downloadedRows(server, admin, other?.path ?? `${path}/export`, {
    ...other?.query,
    format,
  })
  const [head = [], ...rows] = file.rows
  return { bytes: file.bytes, head, rows: rows.filter(([first]) => first !== 'Total') }
}

const csv = (...rows: (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')

/** What the cells of a preview say of each row. */
interface PreviewedRow {
  readonly row: number
  readonly kind: string
  readonly name: string
  readonly cells: readonly {
    field: string
    before: string
    after: string
    error: string | null
    empties: boolean
  }[]
}

async function previewed(id: string, query: object = {}): Promise<PreviewedRow[]> {
  return (await admin.call('GET', `/import/${id}/preview`, { range: 'ALL', ...query })).data.list
}

it('imports of several areas are walked over', () => {
  expect(imported.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['brand', 'company', 'contact', 'store', 'fx_rate', 'tenant_sale']),
  )
  const silent = imported.filter(({ name, exports }) => exports === undefined && !(name in otherExports))
  expect(silent.map(({ name }) => name)).toEqual([])
})

describe.each(imported.map((one) => [one.name, one] as const))('a file of %s', (_, resource) => {
  const { path, fields } = resource
  const sent = { path, mode: 'update' }
  const texts = textsFor(resource)
  const placeOf = (head: readonly string[], name: string) => head.indexOf(texts.fields[name]?.zh_CN ?? name)
  /** The fields that a file changes, with their columns. */
  const columnsOf = (head: readonly string[]) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const at = placeOf(head, name)
      return at < 0 || field.writable === 'never' ? [] : [[name, at] as const]
    })

  /** Another value than that of a cell. */
  function other(cell: string, name: string, column: readonly string[]): string {
    const field = fields[name]
    if (field?.to !== undefined) return column.find((one) => one !== '' && one !== cell) ?? 'None such'
    if (field?.choices) {
      const words = field.choices.map((choice) => texts.choices?.[name]?.[choice]?.zh_CN ?? choice)
      return words.find((word) => word !== cell) ?? ''
    }
    const others: Partial<Record<string, string>> = {
      flag: cell === 'TRUE' ? 'FALSE' : 'TRUE',
      integer: String(Number(cell) + 1),
      decimal: String(Number(cell) + 1),
      date: cell === '2026-11-02' ? '2026-11-03' : '2026-11-02',
      seconds: '2026-11-02 08:09:10',
      list: `${cell}; another`,
      json: '{}',
    }
    return others[field?.kind ?? ''] ?? `${cell}x`
  }

  it.each(['xlsx', 'csv'] as const)('changes nothing as it was exported as %s', async (format) => {
    const { bytes, rows } = await exported(resource, format)
    expect(rows.length).toBeGreaterThan(0)
    const run = await checkFile(server, admin, bytes, { ...sent, name: `all.${format}` })
    expect(run).toMatchObject({ errors: [], total: rows.length, unchanged: rows.length, to_empty: 0 })
  })

  it('shows exactly the cell that was edited, whichever it is', async () => {
    const { head, rows } = await exported(resource, 'xlsx')
    const columns = columnsOf(head)
    expect(columns.length).toBeGreaterThan(3)
    for (let from = 0; from < columns.length; from += rows.length) {
      const some = columns.slice(from, from + rows.length)
      const edited = some.map(([name, at], index) =>
        (rows[index] ?? []).map((cell, column) =>
          column === at
            ? other(
                cell,
                name,
                rows.map((one) => one[at] ?? ''),
              )
            : cell,
        ),
      )
      const run = await checkFile(server, admin, csv(head, ...edited), sent)
      expect(run.errors ?? run).toBeInstanceOf(Array)
      const seen = await previewed(run._id)
      // Besides, an edit can make the row wrong elsewhere, as a new class does to the class below it.
      const told = seen.map(({ row, cells }) => {
        const own = cells.filter(({ field, error }) => error === null || field === some[row - 2]?.[0])
        return [row, own.map(({ field, after }) => [field, after])]
      })
      const wanted = some.map(([name, at], index) => [index + 2, [[name, edited[index]?.[at]]]])
      expect(told).toEqual(wanted)
    }
  })

  it('leaves the values where it has nothing, and names those that it empties', async () => {
    const { head, rows } = await exported(resource, 'xlsx')
    const id = placeOf(head, '_id')
    const columns = columnsOf(head)
    const blank = rows.map((row) => row.map((cell, at) => (at === id ? cell : at % 2 === 0 ? '' : ' ')))
    const nothing = await checkFile(server, admin, csv(head, ...blank), sent)
    expect(nothing).toMatchObject({ errors: [], unchanged: rows.length, to_empty: 0 })
    const wanted = columns.flatMap(([name, at]) => {
      const row = rows.find((one) => (one[at] ?? '') !== '')
      return row && fields[name]?.writable !== 'create' ? [{ name, at, row }] : []
    })
    // A row for each column; several can be about one record, so each is a file of its own once they are.
    const words = ['(clear)', '（清空）', '(CLEAR)']
    for (const [index, { name, at, row }] of wanted.entries()) {
      const cells = row.map((cell, column) =>
        column === id ? cell : column === at ? (words[index % words.length] ?? '') : '',
      )
      const run = await checkFile(server, admin, csv(head, cells), sent)
      const field = fields[name]
      const isFree = field?.nullable || field?.kind === 'list' || field?.kind === 'refs'
      const [seen] = await previewed(run._id)
      expect(seen?.cells.map((cell) => cell.field)).toContain(name)
      expect(isFree || run.errors.some((one: { message: string }) => one.message === 'required')).toBe(true)
      if (run.wrong > 0) continue
      expect(run).toMatchObject({ to_empty: 1, only_emptied: 1 })
      expect(await previewed(run._id, { kind: 'empty' })).toMatchObject([
        { cells: [{ field: name, before: row[at], after: '', empties: true }] },
      ])
      expect(await previewed(run._id, { kind: 'change' })).toEqual([])
      const before = await recordOf(row[id])
      expect(await applyChecked(admin, run._id)).toMatchObject({
        state: 'applied',
        to_change: 0,
        to_empty: 0,
      })
      expect(await recordOf(row[id])).toEqual(before)
      const again = await checkFile(server, admin, csv(head, cells), sent)
      expect(await applyChecked(admin, again._id, { empties: true })).toMatchObject({
        to_change: 1,
        to_empty: 1,
      })
      expect([null, []]).toContainEqual((await recordOf(row[id]))?.[name])
    }
  })

  const recordOf = async (_id = '') => (await admin.list(path, { cond: { _id } })).data.list[0]
})
