import { explanations } from './explanations.ts'
import type { Problem } from './problem.ts'

/**
 * What is wrong, and what to do about it. Both are for plugin authors and operators, so they are in English.
 */
export interface Explanation {
  readonly text: string
  readonly advice: string
}

/**
 * Describes a problem. It is separate from the checks, so that a console without problems does not fetch it.
 */
export function explain({ code, ...details }: Problem): Explanation {
  const [text, advice] = explanations[code]
  return { text: typeof text === 'string' ? text : text(details), advice }
}

/** Prints the problems to the browser's console, where operators look. */
export function tell(problems: readonly Problem[]): void {
  for (const problem of problems) {
    const { code, plugin, place } = problem
    const { text, advice } = explain(problem)
    console.error(`Plugin ${plugin} is not mounted (${code}${place && ` at ${place}`}): ${text} ${advice}`)
  }
}
