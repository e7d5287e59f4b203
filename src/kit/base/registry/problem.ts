import type { ProblemCode } from './explanations.ts'

/** A problem of a plugin. `explain` describes it. */
export interface Problem extends ProblemDetails {
  readonly code: ProblemCode
}

/** The plugin that has the problem, and what it is about. */
export interface ProblemDetails {
  /** Its name in `console.config.ts`. */
  readonly plugin: string
  /** Where in its manifest: `resources[1].list`. */
  readonly place: string
  /** The value found there: a name, a route, the text of an error. */
  readonly what?: string
  /** The plugin that it conflicts with, or that it needs. */
  readonly other?: string
}

/** Reports a problem at a place of the manifest. */
export type Report = (code: ProblemCode, place: string, what?: string) => void
