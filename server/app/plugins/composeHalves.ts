import type { Quarantine } from '#server/http/quarantine.ts'
import { callsIn } from './callsIn.ts'
import { checkShape } from './checkShape.ts'
import { checkTogether } from './checkTogether.ts'
import { descriptionProblems } from './descriptionProblems.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { inNeedOrder } from '#server/base/inNeedOrder.ts'
import { missingParts } from './missingParts.ts'
import { problemsOf, type PluginProblem } from '#server/base/pluginProblem.ts'

/** A server half as it was found. */
export interface FoundHalf {
  /** Its name in `console.config.ts`. */
  readonly id: string
  /** Relative to the project. */
  readonly file: string
  /** Whatever its module exports. */
  readonly given: unknown
  /** Whether it comes with a package, not with the project itself. */
  readonly isPackaged: boolean
}

/** The server halves of an installation. */
export interface ServerHalves extends Quarantine {
  /** Those that run, each behind the ones that it needs. */
  readonly plugins: readonly ServerPlugin[]
}

/**
 * Puts the halves together, as `compose` does in the console: a half with a problem is left out whole, with those that
 * need it or refer to its records, and the rest runs. With `isWhole` false some areas of the installation are switched off. The order in which they are listed does not matter. Never throws.
 */
export function composeHalves(
  found: readonly FoundHalf[],
  problems: readonly PluginProblem[] = [],
  isWhole = true,
): ServerHalves {
  const misshapen = found.flatMap(({ id, file, given }) => problemsOf(id, () => checkShape(id, file, given)))
  const isShapely = ({ id }: FoundHalf) => misshapen.every(({ plugin }) => plugin !== id)
  const packaged = new Set(found.filter(({ isPackaged }) => isPackaged).map(({ id }) => id))
  // `checkShape` is what makes them plugins. A parsed copy would have lost the identity of the resources.
  const plugins = found.filter(isShapely).map(({ given }) => given as ServerPlugin)
  const faulty = found.filter((half) => !isShapely(half)).map(({ id, given }) => callsIn(id, given))
  const together = leaveOut(
    { plugins: inNeedOrder(plugins), faulty, problems: [...problems, ...misshapen] },
    checkTogether(plugins, { packaged, isWhole: isWhole && problems.length === 0 && misshapen.length === 0 }),
  )
  return leaveOut(together, descriptionProblems(together.plugins))
}

/** The halves without those that have these problems, nor those that cannot do without one of them. */
export function leaveOut(
  { plugins, faulty, problems }: ServerHalves,
  found: readonly PluginProblem[],
): ServerHalves {
  const isSound = ({ id }: ServerPlugin) => found.every(({ plugin }) => plugin !== id)
  const next = {
    plugins: plugins.filter(isSound),
    faulty: [
      ...faulty,
      ...plugins.filter((plugin) => !isSound(plugin)).map((plugin) => callsIn(plugin.id, plugin)),
    ],
    problems: [...problems, ...found],
  }
  const missing = missingParts(next)
  return missing.length > 0 ? leaveOut(next, missing) : next
}
