import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void

/** Collects all garbage. What was looked at in the same turn of the event loop would survive it. */
export async function collectGarbage(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  collect()
}

/** Collects what was made of late and is garbage already, as happens all the time; the rest becomes old. */
export function collectYoung(): void {
  collect({ type: 'minor' })
  collect({ type: 'minor' })
}
