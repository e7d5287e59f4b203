import type { PluginProblem } from '#server/base/pluginProblem.ts'

/** What is left out of a server, and why. */
export interface Quarantine {
  readonly faulty: readonly FaultyHalf[]
  readonly problems: readonly PluginProblem[]
}

/** A half that is left out, and what is known about it nevertheless. */
export interface FaultyHalf {
  readonly id: string
  /** The names of its resources. */
  readonly resources: readonly string[]
  /** The addresses of its calls, as the contract writes them; `/*` at the end matches everything below. */
  readonly paths: readonly string[]
  /** The addresses of its resources at data sources. */
  readonly externalResources: readonly string[]
}
