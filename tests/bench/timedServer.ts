import { Client } from 'pg'

// The server, which also prints at its end how long its longest transaction took, and what that did.

interface Timed {
  query: (text: unknown, values: unknown, done: unknown) => unknown
  since: number | undefined
  statements: string[] | undefined
}

let longest = 0
let what = ''
// The driver's types describe every way to call it; `leanPool` uses only this one.
const client = Client.prototype as unknown as Timed
const { query } = client

client.query = function timed(this: Timed, text: unknown, values: unknown, done: unknown): unknown {
  if (typeof text !== 'string' || typeof done !== 'function') return query.call(this, text, values, done)
  const started = performance.now()
  if (/^begin/i.test(text)) [this.since, this.statements] = [started, []]
  this.statements?.push(text.trim().slice(0, 60))
  return query.call(this, text, values, (...result: unknown[]) => {
    const took = performance.now() - (this.since ?? started)
    if (took > longest) [longest, what] = [took, this.statements?.join('; ') ?? text]
    if (/^(commit|rollback)$/i.test(text)) [this.since, this.statements] = [undefined, undefined]
    done(...result)
  })
}

process.on('exit', () => console.log(`longest transaction: ${Math.round(longest)} ms, ${what}`))

await import('#server/main.ts')
// Nobody waits for what the server does while it starts.
longest = 0
