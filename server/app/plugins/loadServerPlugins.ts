import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installation, plugins } from '#console.config.ts'
import { admitAreas } from './admitAreas.ts'
import { answerForFaces } from './answerForFaces.ts'
import { composeHalves, type FoundHalf, type ServerHalves } from './composeHalves.ts'
import core from '#server/plugins/core/plugin.ts'
import { packagedHalves } from './packagedHalves.ts'
import { reasonOf, type PluginProblem } from '#server/base/pluginProblem.ts'

/**
 * Finds the server halves of the plugins in `console.config.ts`, by their ids:
 * `server/plugins/<id>/plugin.ts`, otherwise the `./server` entry of the installed package that says
 * `"atrium": { "plugin": "<id>" }`. The console halves are not loaded. What belongs to no area comes first,
 * and the parameters, reports and to-dos of all halves are registered. A half that is wrong, or conflicts with
 * another, is left out with the reason.
 */
export async function loadServerPlugins(
  ids: readonly string[] = Object.keys(plugins),
  root = fileURLToPath(new URL('../../..', import.meta.url)),
  disabled: readonly string[] = installation.disabled ?? [],
): Promise<ServerHalves> {
  const packaged = packagedHalves(root)
  if (packaged.files.size > 0) answerForFaces()
  const found: FoundHalf[] = [
    { id: core.id, file: 'server/plugins/core/plugin.ts', given: core, isPackaged: false },
  ]
  const problems: PluginProblem[] = []
  // A plugin that is switched off has no calls either; its tables stay as they are.
  for (const id of ids.filter((one) => !disabled.includes(one))) {
    const own = join(root, 'server/plugins', id, 'plugin.ts')
    const isPackaged = !existsSync(own)
    const path = isPackaged ? packaged.files.get(id) : own
    if (isPackaged) problems.push(...packaged.problems.filter(({ plugin }) => plugin === id))
    if (path === undefined) continue
    const file = relative(root, path)
    try {
      found.push({ id, file, isPackaged, given: await defaultOf(path) })
    } catch (error) {
      problems.push({ plugin: id, place: file, sentence: reasonOf(error) })
    }
  }
  const halves = composeHalves(found, problems, disabled.length === 0)
  admitAreas(halves.plugins)
  return halves
}

const defaultOf = async (path: string): Promise<unknown> =>
  ((await import(pathToFileURL(path).href)) as { default?: unknown }).default
