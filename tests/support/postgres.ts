import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import type { Readable } from 'node:stream'
import { join } from 'node:path'
import { freePort } from './freePort.ts'

/** A PostgreSQL server of the test's own, gone with all its data when stopped. */
export interface PostgresServer {
  url: string
  stop: () => Promise<void>
  /** Ends the server process as a crash would, and starts it again. */
  restart: () => Promise<void>
}

/** Starts one from the machine's PostgreSQL (`npm test` installs it when absent). */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = process.env['POSTGRES_BIN'] ?? globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
  if (!bin)
    throw new Error(
      'No PostgreSQL server is installed. Run npm test, which installs it, or set POSTGRES_BIN.',
    )
  const folder = mkdtempSync(join(tmpdir(), 'atrium-postgres-'))
  const account = serverAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  execFileSync(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    {
      ...account,
      cwd: folder,
      stdio: 'pipe',
    },
  )
  const port = await freePort()
  const run = async () => {
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`, '-c', 'fsync=off']
    const server = spawn(join(bin, 'postgres'), ['-D', folder, '-p', String(port), ...settings], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
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
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await stop('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
    restart: async () => {
      await stop('SIGQUIT')
      server = await run()
    },
  }
}

// PostgreSQL refuses to run as root; its package brings an account for it.
function serverAccount(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function ready(output: Readable): Promise<void> {
  let log = ''
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    log += String(chunk)
    if (log.includes('ready to accept connections')) return
  }
  throw new Error(`PostgreSQL did not start:\n${log}`)
}
