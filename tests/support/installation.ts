import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer, type ServerProcess } from './serverProcess.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A copy of the project in a folder of its own, to generate, install and build in. */
export interface InstallationCopy {
  readonly folder: string
  /** Runs `node` in it with these words. */
  readonly run: (words: readonly string[]) => { status: number | null; stdout: string; stderr: string }
  /** Builds its console, as `npm run build` does; throws what the build printed when it fails. */
  readonly build: () => void
  /** Starts its server. */
  readonly start: (settings: Record<string, string>) => Promise<ServerProcess>
  readonly remove: () => void
}

interface Options {
  /** `own` to install packages into it: the files are linked, npm replaces them and never writes into one. */
  readonly packages?: 'shared' | 'own'
}

/** Copies what git tracks or would; packages are shared with this project unless it is to have its own. */
export function copyInstallation({ packages = 'shared' }: Options = {}): InstallationCopy {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-elsewhere-'))
  for (const file of sources(root)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  const theirs = join(root, 'node_modules')
  const ours = join(folder, 'node_modules')
  if (packages === 'own') execFileSync('cp', ['-al', theirs, ours])
  else symlinkSync(theirs, ours)

  const run: InstallationCopy['run'] = (words) => spawnSync('node', words, { cwd: folder, encoding: 'utf8' })
  return {
    folder,
    run,
    build: () => {
      const { status, stdout, stderr } = run(['tools/build.js'])
      if (status !== 0) throw new Error(`${stdout}${stderr}`)
    },
    start: (settings) => startServer(settings, join(folder, 'server/main.ts')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** What belongs to the project: what git tracks or would, without what people read. */
function sources(folder: string): string[] {
  const words = ['ls-files', '-co', '--exclude-standard']
  const files = execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim().split('\n')
  return files.filter((file) => file !== 'node_modules' && !file.startsWith('docs/'))
}
