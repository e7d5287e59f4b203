import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { PluginProblem } from '#server/base/pluginProblem.ts'
import { blame, ownerName, pairs } from './claims.ts'

/** Finds errors whose number another error has as well. */
export function errorProblems(
  plugins: readonly ServerPlugin[],
  packaged: ReadonlySet<string>,
): PluginProblem[] {
  const claims = plugins.flatMap(({ id, errors = {} }) =>
    Object.entries(errors).map(([key, { errcode }]) => ({
      owner: id,
      place: `errors.${key}.errcode`,
      bearsId: false,
      isPackaged: packaged.has(id),
      key,
      errcode,
    })),
  )
  return pairs(claims)
    .filter(([one, other]) => one.errcode === other.errcode)
    .flatMap(([one, other]) =>
      blame(
        one,
        other,
        ({ errcode }, rival) => `${errcode} is the number of ${rival.key} of ${ownerName(rival)}.`,
      ),
    )
}
