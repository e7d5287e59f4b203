import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createClient, type Client } from './client.ts'
import { freePort } from './freePort.ts'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const endWithParent = new URL('./endWithParent.ts', import.meta.url).href

/** The server as people start it: a process of its own, on a free port. */
export interface ServerProcess {
  url: string
  port: number
  pid: number
  anonymous: Client
  /** What it has printed so far, errors too. */
  printed: () => string
  /** Waits until it serves; answers the milliseconds since its start. */
  ready: () => Promise<number>
  /** Waits until it has ended by itself. */
  ended: () => Promise<End>
  /** Asks it to stop, as service managers do, or as Ctrl-C does (SIGINT). */
  stop: (signal?: 'SIGTERM' | 'SIGINT') => Promise<End>
  /** Ends it as a power switch would: kill -9. */
  kill: () => Promise<End>
}

export interface End {
  code: number | null
  /** From the start, or from the request to stop. */
  ms: number
  printed: string
}

/**
 * Starts one with these settings and nothing else of this process's environment. `program` is another copy's
 * `server/main.ts`, `flags` are those of Node. Wait for `ready` or `ended`.
 */
export async function spawnServer(
  settings: Record<string, string>,
  program = main,
  flags: readonly string[] = quickStart,
): Promise<ServerProcess> {
  const port = Number(settings['PORT'] ?? (await freePort())) || 0
  const started = performance.now()
  const child = spawn(process.execPath, [...flags, '--import', endWithParent, program], {
    env: { HOST: '127.0.0.1', PORT: String(port), ...compiled(program), ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  // `close` comes after `exit`, when the last output has been read.
  const closed = once(child, 'close').then(() => running.delete(child))
  const end = async (since: number): Promise<End> => {
    await closed
    return { code: child.exitCode, ms: Math.round(performance.now() - since), printed: output }
  }
  const signal = (name: NodeJS.Signals): Promise<End> => {
    child.kill(name)
    return end(performance.now())
  }
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    port,
    // A process that could not be started ends at once, and is waited for as any other.
    pid: child.pid ?? 0,
    anonymous: createClient(url),
    printed: () => output,
    ready: async () => {
      while (!(await isServing(url))) {
        if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output}`)
        await sleep(100)
      }
      return Math.round(performance.now() - started)
    },
    ended: () => end(started),
    stop: (name = 'SIGTERM') => signal(name),
    kill: () => signal('SIGKILL'),
  }
}

// Most of these servers live for seconds: optimizing the embedded database would cost more than it saves.
const quickStart = ['--liftoff-only']

/** Where Node keeps what it compiled of a copy's sources for its next start. */
const compiled = (program: string) => ({
  NODE_COMPILE_CACHE: join(dirname(program), '../.cache/compiled'),
})

/** Starts one and waits until it serves. */
export async function startServer(
  settings: Record<string, string>,
  program = main,
  flags: readonly string[] = quickStart,
): Promise<ServerProcess> {
  const server = await spawnServer(settings, program, flags)
  await server.ready()
  return server
}

/** Ends whatever a failed test left running. */
export async function killServers(): Promise<void> {
  const ends = [...running].map((child) => once(child, 'close'))
  for (const child of running) child.kill('SIGKILL')
  await Promise.all(ends)
}

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

const isServing = (url: string): Promise<boolean> =>
  fetch(`${url}/api/v1/health`).then(
    (answer) => answer.ok,
    () => false,
  )
