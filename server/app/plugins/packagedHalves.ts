import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { PluginProblem } from '#server/base/pluginProblem.ts'

const entry = z.union([z.string(), z.object({ import: z.string() }), z.object({ default: z.string() })])
const rootSchema = z.object({ dependencies: z.record(z.string(), z.unknown()).default({}) })
const packageSchema = z.object({
  atrium: z.object({ plugin: z.string() }),
  exports: z.object({ './server': entry }),
})

/**
 * The file of the server half in an installed package, by plugin id. Packages without a server half are not
 * included.
 */
export interface PackagedHalves {
  readonly files: ReadonlyMap<string, string>
  readonly problems: readonly PluginProblem[]
}

/**
 * Searches the packages that the project depends on. A plugin that two packages bring is taken from neither.
 */
export function packagedHalves(root: string): PackagedHalves {
  const files = new Map<string, string>()
  const problems: PluginProblem[] = []
  for (const name of Object.keys(rootSchema.parse(readJson(join(root, 'package.json'))).dependencies)) {
    const folder = join(root, 'node_modules', name)
    const described = packageSchema.safeParse(readPackage(join(folder, 'package.json'))).data
    if (!described) continue
    const { plugin } = described.atrium
    if (files.has(plugin))
      problems.push({ plugin, place: `node_modules/${name}`, sentence: 'another package brings it too.' })
    files.set(plugin, join(folder, fileOf(described.exports['./server'])))
  }
  for (const { plugin } of problems) files.delete(plugin)
  return { files, problems }
}

const fileOf = (given: z.infer<typeof entry>): string =>
  typeof given === 'string' ? given : 'import' in given ? given.import : given.default

/**
 * Undefined if the file is missing or is not JSON: it is then unknown whether the package is a plugin at all.
 */
function readPackage(file: string): unknown {
  try {
    return existsSync(file) ? readJson(file) : undefined
  } catch {
    return undefined
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
