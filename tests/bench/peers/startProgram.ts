import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/support/freePort.ts'

interface ProgramOptions {
  /** Packages with their versions, fetched into a folder of the run. */
  packages: readonly string[]
  /** The words after `node`; it may put files into the folder first. */
  command: (folder: string, port: number) => readonly string[]
  env?: Readonly<Record<string, string>>
}

/** Starts somebody else's server as a process of its own; resolves once it answers, whatever it says. */
export async function startProgram({ packages, command, env = {} }: ProgramOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-peer-'))
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts']
  execFileSync('npm', [...install, ...packages], { stdio: ['ignore', 'ignore', 'inherit'] })
  const port = await freePort()
  const child = spawn(process.execPath, command(folder, port), {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk) => (complaints += String(chunk)))
  const closed = once(child, 'close')
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${packages[0]} does not start:\n${complaints}`)
    await sleep(100)
  }
  const stop = async (): Promise<void> => {
    child.kill()
    await closed
    rmSync(folder, { recursive: true })
  }
  return { url, stop }
}
