import { setTimeout as sleep } from 'node:timers/promises'
import { random } from '#server/demo/random.ts'
import type { Client } from './client.ts'
import { copyWithCounting } from './copyWithCounting.ts'
import { demoNow } from './embeddedTemplate.ts'
import { findDamage, type Damage } from './killDamage.ts'
import { startLoad, type AcknowledgedWrites } from './killLoad.ts'
import { newDatabase, type DatabaseKind } from './testDatabase.ts'

/** How often, on what, and by which random numbers. */
export interface KillPlan {
  readonly kind: DatabaseKind
  readonly cycles: number
  readonly seed: number
  /** Hears of each cycle as it ends. */
  readonly onCycle?: (cycle: number, told: AcknowledgedWrites) => void
}

/** What happened: all of `damage` is to be 0, and every entry of `cutOff` more. */
export interface KillReport {
  readonly acknowledged: number
  /** Writes under way at each kill. */
  readonly cutOff: readonly number[]
  readonly jobs: number
  /** Imports that were applied, before a kill or after it. */
  readonly imported: number
  readonly damage: Damage
}

/**
 * Kills a server with SIGKILL again and again while people add brands, change fifty at once, import files, and have
 * jobs run, one of which stores its rows in one transaction. Afterwards every job is waited for, and everything is counted.
 */
export async function killLoop({ kind, cycles, seed, onCycle }: KillPlan): Promise<KillReport> {
  const chance = random(seed)
  const copy = copyWithCounting()
  const place = await newDatabase(kind)
  // Jobs pile up with each kill: one person has more of them open than the default allows.
  const settings = { ...place.settings, DEMO_NOW: demoNow, JOBS_PER_PERSON: '1000' }
  const told: AcknowledgedWrites[] = []
  try {
    let server = await copy.start(settings)
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      const load = await startLoad(server, cycle)
      await load.underWay
      await sleep(chance.int(20, 500))
      await server.kill()
      const seen = await load.over
      told.push(seen)
      onCycle?.(cycle, seen)
      server = await copy.start(settings)
    }
    const jobs = told.flatMap((seen) => seen.jobs)
    const stuck = await waitFor(await server.anonymous.signIn('admin'), jobs)
    await server.stop()
    const { damage, imported } = await findDamage(settings, told)
    return {
      acknowledged: told.reduce((sum, { brands }) => sum + brands.size, 0),
      cutOff: told.map((seen) => seen.cutOff),
      jobs: jobs.length,
      imported,
      damage: { ...damage, jobsStuck: stuck.length },
    }
  } finally {
    await place.remove()
    copy.remove()
  }
}

/** The jobs that are not over although they had time. */
async function waitFor(admin: Client, jobs: readonly string[]): Promise<string[]> {
  const open = new Set(jobs)
  for (const end = Date.now() + 60_000 + jobs.length * 500; open.size > 0 && Date.now() < end;) {
    for (const id of open) {
      const { errcode, data } = await admin.call('GET', `/job/${id}`)
      if (errcode === 0 && !['queued', 'running'].includes(data.status)) open.delete(id)
    }
    await sleep(100)
  }
  return [...open]
}
