import { signedIn } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { compose, type Candidate } from '#src/kit/base/registry/compose.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { extendSlot } from '#src/kit/base/plugin/slot.ts'
import { dashboardCards } from '#src/kit/base/plugin/slots.ts'
import { runtimeSize } from './runtimeSize.ts'
import { at, machine, round, sorted } from './timing.ts'

/**
 * What it costs at a start to check and put together many plugins, each of 5 resources, 10 pages and 10 fills, and how
 * large the code that does so is. Aims: under 1 ms for 50 plugins, under 10 ms for 500; at most 5 kB.
 * BENCH_RUNS changes the run.
 */
const runs = Number(process.env['BENCH_RUNS'] ?? 500)
const warmUp = 200

console.log(`${machine()}; ${runs} runs after ${warmUp} to warm up`)
console.table([measure(50, 1), measure(500, 10)])
const { js, css } = await runtimeSize()
console.log(`Plugin runtime: ${js} B of JavaScript and ${css} B of styles after gzip; aim 5000 B`)

function measure(plugins: number, aim: number) {
  const candidates = Array.from({ length: plugins }, (_, i) => candidate(`area${i}`))
  const [problem] = compose(candidates).problems
  if (problem) throw new Error(`${problem.plugin} ${problem.place}: ${problem.code}`)
  const times: number[] = []
  for (let run = -warmUp; run < runs; run += 1) {
    const started = performance.now()
    compose(candidates)
    if (run >= 0) times.push(performance.now() - started)
  }
  const inOrder = sorted(times)
  return { plugins, 'median ms': round(at(inOrder, 0.5)), 'p95 ms': round(at(inOrder, 0.95)), 'aim ms': aim }
}

function candidate(id: string): Candidate {
  const load = async () => () => null
  const times = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, i) => make(i))
  return {
    id,
    plugin: definePlugin({
      id,
      api: 1,
      title: { zh_CN: id, zh_TW: id, en_US: id },
      resources: times(5, (i) =>
        defineResource({ name: `${id}/noun${i}`, contract: brand, list: load, show: load, edit: load }),
      ),
      pages: times(10, (i) => page(`/${id}/page${i}/:id`, load, { any: ['branddb.brand.view', signedIn] })),
      extensions: times(10, (i) =>
        extendSlot(dashboardCards, { id: `card${i}`, load, can: 'branddb.brand.view' }),
      ),
    }),
  }
}
