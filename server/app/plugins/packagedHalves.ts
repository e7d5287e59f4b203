import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { pluginError } from '#server/base/pluginError.ts'

const entry = z.union([z.string(), z.object({ import: z.string() }), z.object({ default: z.string() })])
const rootSchema = z.object({ dependencies: z.record(z.string(), z.unknown()).default({}) })
const packageSchema = z.object({
  atrium: z.object({ plugin: z.string() }),
  exports: z.object({ './server': entry }),
})

/** By plugin id, the file of the server half in an installed package. A package without one is not among them. */
export function packagedHalves(root: string): ReadonlyMap<string, string> {
  const halves = new Map<string, string>()
  for (const name of Object.keys(rootSchema.parse(readJson(join(root, 'package.json'))).dependencies)) {
    const folder = join(root, 'node_modules', name)
    const file = join(folder, 'package.json')
    const described = existsSync(file) ? packageSchema.safeParse(readJson(file)).data : undefined
    if (!described) continue
    const { plugin } = described.atrium
    if (halves.has(plugin))
      throw pluginError(plugin, `node_modules/${name}`, 'another package brings it too.')
    halves.set(plugin, join(folder, fileOf(described.exports['./server'])))
  }
  return halves
}

const fileOf = (given: z.infer<typeof entry>): string =>
  typeof given === 'string' ? given : 'import' in given ? given.import : given.default

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
