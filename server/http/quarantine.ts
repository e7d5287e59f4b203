import type { PluginProblem } from '#server/base/pluginProblem.ts'

/** What is left out of a server, and why. */
export interface Quarantine {
  readonly faulty: readonly FaultyHalf[]
  readonly problems: readonly PluginProblem[]
}

/** A half that is left out, and what of it is known all the same. */
export interface FaultyHalf {
  readonly id: string
  /** The names of its resources. */
  readonly resources: readonly string[]
  /** The addresses of its calls, as the contract writes them; `/*` at the end is whatever lies below. */
  readonly paths: readonly string[]
  /** The addresses of its resources that live at a data source. */
  readonly externalResources: readonly string[]
}
