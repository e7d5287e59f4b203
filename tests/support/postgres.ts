import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, rmSync } from 'node:fs'
import { userInfo } from 'node:os'
import type { Readable } from 'node:stream'
import { join } from 'node:path'
import { freePort } from './freePort.ts'
import { quickFolder } from './quickFolder.ts'

/** A PostgreSQL server of the test's own, gone with all its data when stopped. */
export interface PostgresServer {
  url: string
  stop: () => Promise<void>
  /** Starts a streaming replica of it, to be stopped before it. */
  startReplica: () => Promise<PostgresServer>
  /** Does something while the server is down, ended as by a crash, and starts it again. */
  whileDown: (work: () => Promise<void>) => Promise<void>
  /** Does something while the server takes no step and its connections stay open, as when a network swallows all. */
  whileFrozen: (work: () => Promise<void>) => Promise<void>
}

/** Starts one from the machine's PostgreSQL (`npm test` installs it when absent). */
export const startPostgres = (): Promise<PostgresServer> =>
  startOn((program, folder, account) =>
    execFileSync(
      program('initdb'),
      ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
      { ...account, cwd: folder, stdio: 'pipe' },
    ),
  )

/** Starts one that follows another. */
const startFollowing = (url: string): Promise<PostgresServer> =>
  startOn((program, folder, account) =>
    execFileSync(program('pg_basebackup'), ['-D', folder, '-R', '-N', '-c', 'fast', '-d', url], {
      ...account,
      cwd: folder,
      stdio: 'pipe',
    }),
  )

type Fill = (program: (name: string) => string, folder: string, account: Account | undefined) => void

async function startOn(fill: Fill): Promise<PostgresServer> {
  const bin = process.env['POSTGRES_BIN'] ?? globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
  if (!bin)
    throw new Error(
      'No PostgreSQL server is installed. Run npm test, which installs it, or set POSTGRES_BIN.',
    )
  const folder = quickFolder()
  const account = serverAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  fill((name) => join(bin, name), folder, account)
  const port = await freePort()
  const run = async () => {
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`, '-c', 'fsync=off']
    const server = spawn(join(bin, 'postgres'), ['-D', folder, '-p', String(port), ...settings], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    running.add(server)
    server.once('exit', () => running.delete(server))
    await ready(server.stderr)
    server.stderr.resume()
    return server
  }
  let server = await run()
  const stop = async (signal: 'SIGQUIT' | 'SIGINT'): Promise<void> => {
    const exit = once(server, 'exit')
    server.kill(signal)
    await exit
  }
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    stop: async () => {
      await stop('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
    startReplica: () => startFollowing(url),
    whileDown: async (work) => {
      await stop('SIGQUIT')
      await work().finally(async () => (server = await run()))
    },
    whileFrozen: async (work) => {
      const processes = [Number(server.pid), ...childrenOf(Number(server.pid))]
      for (const pid of processes) process.kill(pid, 'SIGSTOP')
      await work().finally(() => processes.forEach((pid) => process.kill(pid, 'SIGCONT')))
    },
  }
}

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const server of running) server.kill('SIGQUIT')
})

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number)

interface Account {
  uid: number
  gid: number
}

// PostgreSQL refuses to run as root; its package brings an account for it.
function serverAccount(): Account | undefined {
  if (userInfo().uid !== 0) return undefined
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function ready(output: Readable): Promise<void> {
  let log = ''
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    log += String(chunk)
    if (/ready to accept (read-only )?connections/.test(log)) return
  }
  throw new Error(`PostgreSQL did not start:\n${log}`)
}
