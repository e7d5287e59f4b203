import { plugins } from '#console.config.ts'
import { answerForFaces } from '#server/app/plugins/answerForFaces.ts'

/**
 * The console halves of all plugins in `console.config.ts`, including disabled ones and those in packages.
 *
 * @returns {Promise<import('#src/kit/base/plugin/definePlugin.ts').Plugin[]>}
 */
export async function consoleHalves() {
  answerForFaces()
  return Promise.all(Object.values(plugins).map(async (load) => (await load()).default))
}
