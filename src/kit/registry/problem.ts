import type { ProblemCode } from './explanations.ts'

/** What is wrong with a plugin. `explain` puts it into words. */
export interface Problem extends ProblemDetails {
  readonly code: ProblemCode
}

/** Whose problem it is, and what it is about. */
export interface ProblemDetails {
  /** Its name in `console.config.ts`. */
  readonly plugin: string
  /** Where in its manifest: `resources[1].list`. */
  readonly place: string
  /** What was found there: a name, a route, the text of an error. */
  readonly what?: string
  /** The plugin it collides with, or that it needs. */
  readonly other?: string
}

/** Tells what is wrong at a place of the manifest under check. */
export type Report = (code: ProblemCode, place: string, what?: string) => void
