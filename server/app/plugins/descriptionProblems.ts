import { openApi } from '#server/app/openApi/openApi.ts'
import { errorsOf } from '#server/base/errorCatalogue.ts'
import { routesOfPlugin } from '#server/app/routes.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { problemsOf, type PluginProblem } from '#server/base/pluginProblem.ts'

/**
 * Finds plugins whose calls cannot be described to readers of the API, which would break the description of
 * all calls. Takes half a second for what ships with Atrium, so only packages are asked: the types and tests of the
 * project make sure of its own.
 */
export const descriptionProblems = (plugins: readonly ServerPlugin[]): readonly PluginProblem[] =>
  plugins.flatMap((plugin) =>
    problemsOf(plugin.id, () => {
      const calls = routesOfPlugin(plugin).map(({ call }) => call)
      openApi({
        version: '',
        resources: plugin.resources ?? [],
        calls,
        waiting: new Set(),
        errors: errorsOf([plugin]),
      })
      return []
    }),
  )
