import type { RawBuilder } from 'kysely'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'

/** How the demo operator is made: the same scale and day give the same rows, except for the salt in `hash`. */
export interface DemoOptions {
  /** `test` is small and holds every state, edge row and fixture; `demo` is a working group of nine malls; `full` has all sales by the day. */
  scale: 'test' | 'demo' | 'full'
  /** The moment the demo data ends on: nothing has happened later. */
  now: Date
  /** Turns a clear-text password into what is stored. Called once for each account. */
  hash: (password: string) => string
  /** The areas of which the permissions, the menu and the parameters are taken. */
  plugins: readonly ServerPlugin[]
}

/**
 * One table's rows: plain values by column name; lists and objects are not yet turned into JSON. What is too much to
 * carry there row by row the database makes by itself: `statements` run in their turn, after those of the tables before.
 */
export interface DemoTable {
  table: string
  rows: Iterable<Record<string, unknown>>
  statements?: readonly RawBuilder<unknown>[]
}
