import type { Quarantine } from '#server/http/quarantine.ts'
import { callsIn } from './callsIn.ts'
import { checkShape } from './checkShape.ts'
import { checkTogether } from './checkTogether.ts'
import { descriptionProblems } from './descriptionProblems.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { inNeedOrder } from '#server/base/inNeedOrder.ts'
import { missingParts } from './missingParts.ts'
import { problemsOf, type PluginProblem } from '#server/base/pluginProblem.ts'

/** A server half before it is checked. */
export interface FoundHalf {
  /** Its name in `console.config.ts`. */
  readonly id: string
  /** Relative to the project. */
  readonly file: string
  /** Whatever its module exports. */
  readonly given: unknown
  /** Whether it comes from a package rather than from the project. */
  readonly isPackaged: boolean
}

/** The server halves of an installation. */
export interface ServerHalves extends Quarantine {
  /** The plugins that run, each after those that it needs. */
  readonly plugins: readonly ServerPlugin[]
}

/**
 * Assembles the halves, as `compose` does in the console. A half with a problem is left out as a whole, along
 * with those that need it or refer to its records, and the rest runs. If `isWhole` is false, some areas of
 * the installation are switched off. The order of the list does not matter. Never throws.
 */
export function composeHalves(
  found: readonly FoundHalf[],
  problems: readonly PluginProblem[] = [],
  isWhole = true,
): ServerHalves {
  const misshapen = found.flatMap(({ id, file, given }) => problemsOf(id, () => checkShape(id, file, given)))
  const isShapely = ({ id }: FoundHalf) => misshapen.every(({ plugin }) => plugin !== id)
  const packaged = new Set(found.filter(({ isPackaged }) => isPackaged).map(({ id }) => id))
  // `checkShape` has made sure that they are plugins. A parsed copy would have lost the identity of the
  // resources.
  const plugins = found.filter(isShapely).map(({ given }) => given as ServerPlugin)
  const faulty = found.filter((half) => !isShapely(half)).map(({ id, given }) => callsIn(id, given))
  const together = leaveOut(
    { plugins: inNeedOrder(plugins), faulty, problems: [...problems, ...misshapen] },
    checkTogether(plugins, { packaged, isWhole: isWhole && problems.length === 0 && misshapen.length === 0 }),
  )
  return leaveOut(together, descriptionProblems(together.plugins.filter(({ id }) => packaged.has(id))))
}

/** Returns the halves without those that have these problems and those that cannot work without them. */
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
