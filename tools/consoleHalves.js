import { plugins } from '#console.config.ts'
import { answerForFaces } from '#server/app/plugins/answerForFaces.ts'
import { reasonOf } from '#server/base/pluginProblem.ts'

import { PlainError } from './plainError.js'

/**
 * The console halves of all plugins in `console.config.ts`, including disabled ones and those in packages.
 *
 * @returns {Promise<import('#src/kit/base/plugin/definePlugin.ts').Plugin[]>}
 */
export async function consoleHalves() {
  answerForFaces()
  return Promise.all(
    Object.entries(plugins).map(async ([id, load]) => {
      try {
        return (await load()).default
      } catch (error) {
        throw new PlainError(`The console half of the plugin ${id} cannot be loaded. ${reasonOf(error)}`)
      }
    }),
  )
}
