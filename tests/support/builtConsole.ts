import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A console that has been built, as its manifest and files tell. */
export interface BuiltConsole {
  /** The sources that chunks begin with. */
  readonly entries: readonly string[]
  /** The text of one of its files. */
  readonly read: (file: string) => string
  /** All its scripts. */
  readonly scripts: readonly string[]
  /** The scripts that its page loads at once. */
  readonly started: ReadonlySet<string>
  /**
   * The scripts of a chunk, by its source or by the name of a part such as `console`, and of all that it cannot run without.
   * Throws where there is none.
   */
  readonly needed: (entry: string) => ReadonlySet<string>
}

interface Chunk {
  file: string
  imports?: string[]
}

/** Reads one. `folder` is what Vite wrote. */
export function readBuild(folder: string): BuiltConsole {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const chunks: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json'))

  const keyOf = (entry: string): string =>
    Object.keys(chunks).find((key) => key === entry || /^_(.+)-.{7}\.js$/.exec(key)?.[1] === entry) ?? entry

  function collect(key: string, files: Set<string>): Set<string> {
    const chunk = chunks[key]
    if (!chunk) throw new Error(`There is no chunk ${key}`)
    if (files.has(chunk.file)) return files
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) collect(imported, files)
    return files
  }

  const files = Object.values(chunks).map(({ file }) => file)
  return {
    entries: Object.keys(chunks),
    read,
    scripts: files.filter((file) => file.endsWith('.js')),
    started: new Set(read('index.html').match(/(?<="\/)assets\/[^"]+\.js(?=")/g)),
    needed: (entry) => collect(keyOf(entry), new Set()),
  }
}
