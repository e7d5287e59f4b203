import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer, type ServerProcess } from './serverProcess.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a program that has ended left. */
export interface ProgramResult {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A copy of the project in a folder of its own, to generate, install and build in. */
export interface InstallationCopy {
  readonly folder: string
  /** Runs `node` in it with these words. */
  readonly run: (words: readonly string[]) => ProgramResult
  /** Installs a package from a tarball, without a network. */
  readonly install: (tarball: string) => void
  /** Removes an installed package. */
  readonly uninstall: (name: string) => void
  /** Adds a line to its list of plugins, such as `parking: () => import('parking')`. */
  readonly list: (line: string) => void
  /** Removes such a line. */
  readonly unlist: (line: string) => void
  /** Builds its console, as `npm run build` does; throws what the build printed when it fails. */
  readonly build: () => void
  /** Starts its server. */
  readonly start: (settings: Record<string, string>) => Promise<ServerProcess>
  readonly remove: () => void
}

interface Options {
  /** `own` to install packages into it. */
  readonly packages?: 'shared' | 'own'
}

/** Copies what git tracks or would; packages are shared with this project unless it is to have its own. */
export function copyInstallation({ packages = 'shared' }: Options = {}): InstallationCopy {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-elsewhere-'))
  for (const file of sources(root)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  // The compiler goes on from what it knows of this project: as for an author, only what they changed is new to it.
  const types = '.cache/types.tsbuildinfo'
  if (existsSync(join(root, types))) {
    mkdirSync(join(folder, '.cache'))
    cpSync(join(root, types), join(folder, types))
  }
  const theirs = join(root, 'node_modules')
  const ours = join(folder, 'node_modules')
  if (packages === 'own') copyPackages(theirs, ours)
  else symlinkSync(theirs, ours)

  const run: InstallationCopy['run'] = (words) => runIn(folder, 'node', words)
  return {
    folder,
    run,
    install: (tarball) => requireSuccess(runIn(folder, 'npm', ['install', ...npmOptions, tarball])),
    uninstall: (name) => requireSuccess(runIn(folder, 'npm', ['uninstall', ...npmOptions, name])),
    list: (line) => editConfig(folder, /^} satisfies/m, `  ${line},\n$&`),
    unlist: (line) => editConfig(folder, `  ${line},\n`, ''),
    build: () => requireSuccess(run(['tools/build.js'])),
    start: (settings) => startServer(settings, join(folder, 'server/main.ts')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

// Without a registry npm cannot look up what satisfies a peer; every peer is here.
const npmOptions = ['--offline', '--legacy-peer-deps', '--no-audit', '--no-fund']

function editConfig(folder: string, from: RegExp | string, to: string): void {
  const config = join(folder, 'console.config.ts')
  writeFileSync(config, readFileSync(config, 'utf8').replace(from, to))
}

/** Runs a program as somebody would in a terminal there: what the test runner sets would change a build. */
export function runIn(
  folder: string,
  program: 'node' | 'npm' | 'tar',
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ProgramResult {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|VITEST|TEST_|FORCE_COLOR|npm_)/.test(name),
  )
  return spawnSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...Object.fromEntries(entries), NO_COLOR: '1', ...env },
  })
}

/** Throws what a program printed when it failed. */
export function requireSuccess({ status, stdout, stderr }: ProgramResult): void {
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}

const checked = /^docs\/(specification\.md|plugin-\w+\.md|decisions\/|examples\/)/

/** What belongs to the project: what git tracks or would; of the documents, those that the checks read. */
function sources(folder: string): string[] {
  const words = ['ls-files', '-co', '--exclude-standard']
  const files = execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim().split('\n')
  const isSource = (file: string) =>
    file !== 'node_modules' && (!file.startsWith('docs/') || checked.test(file))
  // What somebody has just deleted is tracked all the same.
  return files.filter((file) => isSource(file) && existsSync(join(folder, file)))
}

/** Linked where that is possible: npm replaces files and never writes into one. */
function copyPackages(from: string, to: string): void {
  if (spawnSync('cp', ['-al', from, to]).status === 0) return
  // On another file system, say.
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}
