import { sql } from 'kysely'
import type { Client } from '#tests/support/client.ts'
import { takeEach, type Ways } from '#tests/server/lifecycles/walk.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { setParam } from '#tests/support/setParam.ts'
import type { TestServer } from '#tests/support/testServer.ts'

/** A server on which problems can be raised and fixed without photos. */
export async function problemServer(): Promise<TestServer> {
  const server = await serverForTests()
  await setParam(server, 'tour.photo_required', false)
  return server
}

/** A shop of somebody, for tours. */
export async function shopOf({ database: { db } }: TestServer, user: string): Promise<string> {
  const { rows } = await sql<{ store_id: string }>`
    select owned.store_id from space_owner o join space_owner_store owned on owned.space_owner_id = o._id
    join store s on s._id = owned.store_id where o.user_id = ${user} and o.site = '2' and 'tour' = any(o.permits)
      and not s.is_split and not s.is_merge order by 1 limit 1`.execute(db)
  const [own] = rows
  if (!own) throw new Error(`${user} has no shop`)
  return own.store_id
}

/** What the steps take, apart from whom a problem is assigned to. */
export const takes = {
  assign: (assignee_id: string) => ({ assignee_id, reason: '换人' }),
  fix: { fix_note: '已更换' },
  verify_own: { comment: '现场确认' },
  reopen: { reason: '未修好' },
  void: { reason: '重复' },
}

interface Walkers {
  /** Who is to fix it, and their id. */
  readonly fixer: Client
  readonly fixerId: string
  /** Who assigns it and decides about the fix. */
  readonly manager: Client
  /** Who verifies it. */
  readonly verifier: Client
  readonly admin: Client
}

/** Brings a new problem into a state. */
export async function lead(
  path: string,
  _id: string,
  state: string,
  { fixer, fixerId, manager, verifier, admin }: Walkers,
): Promise<void> {
  const assign = [manager, { action: 'assign', ...takes.assign(fixerId) }] as const
  const fix = [fixer, { action: 'fix', ...takes.fix }] as const
  const verify = [verifier, { action: 'verify' }] as const
  const ways: Ways = {
    open: [],
    assigned: [assign],
    in_progress: [assign, [fixer, { action: 'start' }]],
    fixed: [assign, fix],
    fixed_by_admin: [assign, [admin, fix[1]]],
    verified: [assign, fix, verify],
    reopened: [assign, fix, [manager, { action: 'reopen', ...takes.reopen }]],
    closed: [assign, fix, verify, [manager, { action: 'close' }]],
    void: [assign, [manager, { action: 'void', ...takes.void }]],
  }
  await takeEach(path, _id, ways[state])
}
