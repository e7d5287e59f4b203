import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { programs } from '#tools/programs.js'
import { requireSuccess, runIn, type ProgramResult } from './installation.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Somebody else's project on their own machine, with Atrium as a package among others. */
export interface ThirdParty {
  readonly folder: string
  readonly compile: (...words: string[]) => ProgramResult
  readonly test: () => ProgramResult
  /** Runs `node` in it. */
  readonly run: (...words: string[]) => ProgramResult
  /** Packs what was compiled; returns the tarball. */
  readonly pack: () => string
  readonly remove: () => void
}

/** Sets up the sources of `thirdParty/`. `atrium` is the folder of the project that it is written for, which comes packed. */
export const thirdParty = (atrium: string): ThirdParty =>
  projectOf(atrium, (folder) => cpSync(join(root, 'tests/support/thirdParty'), folder, { recursive: true }))

/** Sets up a project whose sources are written by `fill` into a folder that does not exist yet. */
export function projectOf(atrium: string, fill: (folder: string) => void): ThirdParty {
  const home = mkdtempSync(join(tmpdir(), 'atrium-third-party-'))
  const folder = join(home, 'lost-found')
  fill(folder)
  // What npm would bring from a registry stands above, and Atrium where npm would unpack it.
  symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'))
  unpack(pack(atrium, home), join(folder, 'node_modules/atrium'))

  const run = (...words: string[]): ProgramResult => runIn(folder, 'node', words)
  return {
    folder,
    run,
    compile: (...words) => run(fromHere(programs.tsc), ...words),
    test: () => run(fromHere(programs.vitest), 'run'),
    pack: () => pack(folder, home),
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}

const fromHere = (program: string): string => join(root, program)

function pack(folder: string, destination: string): string {
  const ended = runIn(folder, 'npm', ['pack', '--silent', '--pack-destination', destination])
  requireSuccess(ended)
  return join(destination, ended.stdout.trim())
}

function unpack(tarball: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  requireSuccess(runIn(folder, 'tar', ['xzf', tarball, '--strip-components=1']))
}
