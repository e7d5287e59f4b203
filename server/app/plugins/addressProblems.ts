import type { Call } from '#contract/call.ts'
import { routesOfPlugin } from '#server/app/routes.ts'
import { overlap, plainPath } from '#server/base/sources/plainPath.ts'
import { blame, isConsole, ownerName, type Claim } from './claims.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { PluginProblem } from '#server/base/pluginProblem.ts'

interface Address extends Claim {
  readonly method: string
  readonly path: string
  /** The segments between the slashes; an open segment is `{}`. */
  readonly parts: readonly string[]
  /** The whole address in lower case. */
  readonly lower: string
}

/**
 * Finds duplicate addresses, addresses that some proxies cannot tell apart, and addresses that are both
 * served here and forwarded.
 */
export function addressProblems(
  plugins: readonly ServerPlugin[],
  packaged: ReadonlySet<string>,
): PluginProblem[] {
  const claim = (plugin: ServerPlugin, path: string) => ({
    owner: plugin.id,
    isPackaged: packaged.has(plugin.id),
    bearsId: plainPath(path)[0] === plugin.id.toLowerCase(),
  })
  const own = plugins.flatMap((plugin) =>
    routesOfPlugin(plugin).map(({ call }) => addressOf(call, claim(plugin, call.path))),
  )
  const externalResources = plugins.flatMap((plugin) =>
    (plugin.externalResources ?? []).map(({ path }, i) => ({
      ...claim(plugin, path),
      path,
      place: `externalResources.${i}.path`,
    })),
  )
  return [...sameProblems(own), ...handedOnProblems(own, externalResources)]
}

/** The console's own addresses do not conflict with each other. */
function sameProblems(own: readonly Address[]): PluginProblem[] {
  return own.flatMap((later, i) =>
    own.slice(0, i).flatMap((earlier) => {
      if (isConsole(earlier) && isConsole(later)) return []
      if (crosses(earlier, later)) {
        return blame(
          earlier,
          later,
          (_, other) => `this address is served by ${other.method} ${other.path} of ${ownerName(other)}.`,
        )
      }
      if (!isTwin(earlier, later)) return []
      return blame(
        earlier,
        later,
        (_, other) =>
          `this address and ${other.path} of ${ownerName(other)} differ in upper and lower case ` +
          'only. Rename it, or write both the same.',
      )
    }),
  )
}

/**
 * An address that is served here is not forwarded to a data source, and neither is anything below or above
 * it.
 */
const handedOnProblems = (
  here: readonly Address[],
  externalResources: readonly (Claim & { readonly path: string })[],
): PluginProblem[] =>
  externalResources.flatMap((handedOn) =>
    here
      .filter(({ path }) => overlap(handedOn.path, path))
      .flatMap((answered) =>
        blame<Claim & { readonly path: string }>(
          answered,
          handedOn,
          (claim, other) =>
            `${claim.path} is the same as ${other.path} of ${ownerName(other)}, lies below it or above it.`,
        ),
      ),
  )

/**
 * Whether some request would match both. Within one plugin `/lot/free` may come before `/lot/{id}`; between
 * two owners it would hide a record.
 */
function crosses(one: Address, other: Address): boolean {
  if (one.method !== other.method || one.parts.length !== other.parts.length) return false
  return one.parts.every(
    (part, i) =>
      part === other.parts[i] || (one.owner !== other.owner && (part === open || other.parts[i] === open)),
  )
}

/** Whether two addresses, whatever the method, differ only in case: some proxies do not tell them apart. */
function isTwin(one: Address, other: Address): boolean {
  return one.lower === other.lower && one.parts.join() !== other.parts.join()
}

const open = '{}'

function addressOf({ method, path }: Call, claim: Omit<Claim, 'place'>): Address {
  const plain = path.replace(/\{\w+\}/g, open).replace(/\/$/, '')
  const parts = plain.split('/')
  return { ...claim, place: `${method} ${path}`, method, path, parts, lower: plain.toLowerCase() }
}
