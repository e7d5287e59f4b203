import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installation, plugins, withoutScreens } from '#console.config.ts'
import { defineParams } from '#server/services/params.ts'
import { answerForFaces } from './answerForFaces.ts'
import { checkShape } from './checkShape.ts'
import { checkTogether } from './checkTogether.ts'
import core from '#server/plugins/core/plugin.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { packagedHalves } from './packagedHalves.ts'
import { pluginError, reasonOf } from '#server/base/pluginError.ts'

/** A plugin that is switched off has no calls either; its tables stay as they are. */
const enabled = [...Object.keys(plugins), ...withoutScreens].filter(
  (id) => !installation.disabled?.includes(id),
)

/**
 * Finds the server halves of the plugins in `console.config.ts`, by their ids: `server/plugins/<id>/plugin.ts`, else the
 * `./server` entry of the installed package that says `"atrium": { "plugin": "<id>" }`. The console's halves are not
 * loaded. What no area owns comes first, and the parameters of all are known to `readParams`. Throws a sentence for the
 * first that is wrong, or in the way of another.
 */
export async function loadServerPlugins(
  ids: readonly string[] = enabled,
  root = fileURLToPath(new URL('../../..', import.meta.url)),
): Promise<readonly ServerPlugin[]> {
  const packaged = packagedHalves(root)
  if (packaged.size > 0) answerForFaces()
  const found: ServerPlugin[] = [core]
  for (const id of ids) {
    const own = join(root, 'server/plugins', id, 'plugin.ts')
    const file = existsSync(own) ? own : packaged.get(id)
    if (file === undefined) continue
    const name = relative(root, file)
    found.push(checkShape(id, name, await defaultOf(id, file, name)))
  }
  checkTogether(found, !installation.disabled?.length)
  for (const { params = {} } of found) defineParams(params)
  return found
}

async function defaultOf(id: string, file: string, name: string): Promise<unknown> {
  try {
    return ((await import(pathToFileURL(file).href)) as { default?: unknown }).default
  } catch (error) {
    throw pluginError(id, name, reasonOf(error))
  }
}
