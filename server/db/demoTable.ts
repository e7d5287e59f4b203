import type { RawBuilder } from 'kysely'

/** How much there is of the demo: `test` holds every state, edge row and fixture, `demo` is a working group of nine malls, `full` has all sales by the day. */
export type DemoScale = 'test' | 'demo' | 'full'

/**
 * One table's rows: plain values by column name; lists and objects are not yet turned into JSON. What is too much to
 * carry there row by row the database makes by itself: `statements` run in their turn, after those of the tables before.
 */
export interface DemoTable {
  table: string
  rows: Iterable<Record<string, unknown>>
  statements?: readonly RawBuilder<unknown>[]
}
