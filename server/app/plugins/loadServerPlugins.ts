import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installation, plugins } from '#console.config.ts'
import { answerForFaces } from './answerForFaces.ts'
import { checkShape } from './checkShape.ts'
import { checkTogether } from './checkTogether.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { packagedHalves } from './packagedHalves.ts'
import { pluginError, reasonOf } from '#server/base/pluginError.ts'

/** A plugin that is switched off has no calls either; its tables stay as they are. */
const enabled = Object.keys(plugins).filter((id) => !installation.disabled?.includes(id))

/**
 * Finds the server halves of the plugins in `console.config.ts`, by their ids: `server/plugins/<id>/plugin.ts`, else the
 * `./server` entry of the installed package that says `"atrium": { "plugin": "<id>" }`. The console's halves are not
 * loaded. Throws a sentence for the first that is wrong, or in the way of another.
 */
export async function loadServerPlugins(
  ids: readonly string[] = enabled,
  root = fileURLToPath(new URL('../../..', import.meta.url)),
): Promise<readonly ServerPlugin[]> {
  const packaged = packagedHalves(root)
  if (packaged.size > 0) answerForFaces()
  const found: ServerPlugin[] = []
  for (const id of ids) {
    const own = join(root, 'server/plugins', id, 'plugin.ts')
    const file = existsSync(own) ? own : packaged.get(id)
    if (file === undefined) continue
    const name = relative(root, file)
    found.push(checkShape(id, name, await defaultOf(id, file, name)))
  }
  checkTogether(found)
  return found
}

async function defaultOf(id: string, file: string, name: string): Promise<unknown> {
  try {
    return ((await import(pathToFileURL(file).href)) as { default?: unknown }).default
  } catch (error) {
    throw pluginError(id, name, reasonOf(error))
  }
}
