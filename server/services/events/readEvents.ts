import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** One row of the table `event`. */
export interface EventRow {
  readonly seq: number
  readonly kind: 'record' | 'job' | 'notification' | 'access'
  readonly resource: string | null
  readonly site: string | null
  readonly ids: readonly string[] | null
  readonly users: readonly string[] | null
  /** The request that made the change, if a single one did. */
  readonly request: string | null
}

/** Reads what was committed since the previous call. */
export type EventReader = () => Promise<readonly EventRow[]>

/**
 * Starts now: the first call returns what was committed since this one. Transactions do not end in the order
 * in which they begin, so rows that may still be added to are read again, without those already seen.
 */
export async function openReader(db: Db): Promise<EventReader> {
  let open = '0'
  let seen: ReadonlySet<number> = new Set()

  async function read(): Promise<EventRow[]> {
    const { rows } = await sql<EventRow & { next: string; isOpen: boolean }>`
      with border as (select pg_snapshot_xmin(pg_current_snapshot()) as next)
      select next::text as next, event.xid >= next as "isOpen", seq, kind, resource, site, ids, users,
        request
      from border left join event on event.xid >= ${open}::xid8 order by seq`.execute(db)
    const found = rows.filter(({ seq }) => seq !== null)
    const fresh = found.filter(({ seq }) => !seen.has(seq))
    seen = new Set(found.filter(({ isOpen }) => isOpen).map(({ seq }) => seq))
    open = rows[0]?.next ?? open
    return fresh
  }

  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next`.execute(db)
  open = rows[0]?.next ?? open
  await read()
  return read
}
