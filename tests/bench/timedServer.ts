import { Client } from 'pg'
import { at, round, sorted } from './timing.ts'

// The server, which also prints at its end how long its transactions took, and what the longest did.

/** Statements of the longest transaction that are printed: an import has hundreds, which repeat. */
const shown = 8

interface TimedClient {
  query: (config: unknown, done: unknown) => unknown
  since: number | undefined
  statements: string[] | undefined
}

const times: number[] = []
let longest = 0
let what: readonly string[] = []
// The driver's types describe every way to call it; `leanPool` uses only this one.
const client = Client.prototype as unknown as TimedClient
const { query } = client

client.query = function timed(this: TimedClient, config: unknown, done: unknown): unknown {
  const { text } = Object(config) as { text?: unknown }
  if (typeof text !== 'string' || typeof done !== 'function') return query.call(this, config, done)
  if (/^begin/i.test(text)) [this.since, this.statements] = [performance.now(), []]
  const [started, statements] = [this.since ?? performance.now(), this.statements ?? []]
  statements.push(text.trim().slice(0, 60))
  return query.call(this, config, (...result: unknown[]) => {
    if (this.since === undefined || /^(commit|rollback)$/i.test(text)) {
      const took = performance.now() - started
      times.push(took)
      if (took > longest) [longest, what] = [took, statements]
      ;[this.since, this.statements] = [undefined, undefined]
    }
    done(...result)
  })
}

process.on('exit', () => {
  const ms = sorted(times)
  const shares = [0.5, 0.95, 0.999, 1].map((share) => round(at(ms, share)))
  console.log(
    `${ms.length} transactions, ms at p50, p95, p99.9, most: ${shares.join(', ')}; the longest had ` +
      `${what.length} statements: ${what.slice(0, shown).join('; ')}`,
  )
})

await import('#server/main.ts')
// Nobody waits for what the server does while it starts.
times.length = 0
longest = 0
