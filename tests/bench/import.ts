import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '#tests/support/client.ts'
import counting from '#tests/support/sampleJobs.ts'
import { applyChecked, checkFile } from '#tests/support/importFile.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'
import type { DatabaseKind } from '#tests/support/testDatabase.ts'
import { at, machine, round, sorted } from './timing.ts'

/**
 * What a file of new brands takes to check and to apply, and then one that changes them all, and how long somebody else
 * waits meanwhile for a brand.
 * BENCH_ROWS and BENCH_DATABASE (`pglite` or `postgresql`) change the run.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 5000)
const kinds = (process.env['BENCH_DATABASE'] ?? 'pglite,postgresql').split(',') as DatabaseKind[]

console.log(`${machine()}; ${rows} new brands`)
const results: Record<string, Record<string, number>> = {}
for (const kind of kinds) results[kind] = await importInto(kind)
console.table(results)

interface People {
  readonly server: TestServer
  readonly editor: Client
  readonly other: Client
}

async function importInto(kind: DatabaseKind) {
  const server = await startTestServer(kind, undefined, {}, [counting])
  try {
    const [editor, other] = [await server.as('brand.approver'), await server.as('brand.editor')]
    const { name: category } = (await editor.list('/bdbrandcategory')).data.list[0]
    const fileOf = (year: number): string =>
      [
        'Code,Brand,English name,Category,Founded',
        ...Array.from(
          { length: rows },
          (_, row) => `NEW-${row},新品牌${row},New brand ${row},${category},${year}`,
        ),
      ].join('\n')
    const added = await importing({ server, editor, other }, fileOf(1999))
    const changed = await importing({ server, editor, other }, fileOf(2000))
    return {
      'check new s': added.check.seconds,
      'add s': added.apply.seconds,
      'check changes s': changed.check.seconds,
      'change s': changed.apply.seconds,
      'others waited, p95 ms': Math.max(added.check.p95, changed.check.p95),
      'most ms': Math.max(added.apply.most, changed.apply.most),
    }
  } finally {
    await server.stop()
  }
}

async function importing({ server, editor, other }: People, file: string) {
  const check = await waiting(other, () => checkFile(server, editor, file))
  const apply = await waiting(other, () => applyChecked(editor, check.result._id))
  const { state, to_add, to_change } = apply.result
  if (state !== 'applied' || to_add + to_change !== rows) throw new Error(JSON.stringify(apply.result))
  return { check, apply }
}

/** Does the work while somebody else asks for a brand, a tenth of a second after each answer. */
async function waiting<T>(who: Client, work: () => Promise<T>) {
  const waits: number[] = []
  const over = new AbortController()
  const other = (async () => {
    while (!over.signal.aborted) {
      const asked = performance.now()
      await who.list('/bdbrand', { range: '0-0' })
      waits.push(performance.now() - asked)
      await sleep(100)
    }
  })()
  const started = performance.now()
  const result = await work()
  const seconds = round((performance.now() - started) / 1000)
  over.abort()
  await other
  return { result, seconds, p95: round(at(sorted(waits), 0.95)), most: round(Math.max(...waits)) }
}
