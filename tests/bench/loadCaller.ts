import { random } from '#server/demo/random.ts'
import { loadCalls, type LoadTarget } from './loadCalls.ts'
import { underLoad } from './underLoad.ts'

// A process of callers: what they need to ask and to read replies must not take the server's time.

/** The work to be done, so many at once for so many seconds; for 0 s once. */
export interface Task {
  readonly name: string
  readonly atOnce: number
  readonly seed: number
  readonly during: number
}

let calls: ReturnType<typeof loadCalls> = new Map()

process.on('message', (message: LoadTarget | Task) => void take(message))

async function take(message: LoadTarget | Task): Promise<void> {
  if ('url' in message) {
    calls = loadCalls(message)
    return
  }
  const call = calls.get(message.name)
  if (!call) throw new Error(`nobody calls ${message.name}`)
  if (message.during === 0) await call(random(message.seed))
  process.send?.(await underLoad(call, message))
}
