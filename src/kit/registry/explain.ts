import { explanations } from './explanations.ts'
import type { Problem } from './problem.ts'

/** What is wrong in words, and what to do. Both are for those who write and install plugins, hence in English. */
export interface Explanation {
  readonly text: string
  readonly advice: string
}

/** Puts a problem into words. Apart from the checks: a console that has no problems does not fetch it. */
export function explain({ code, ...details }: Problem): Explanation {
  const [text, advice] = explanations[code]
  return { text: typeof text === 'string' ? text : text(details), advice }
}

/** Tells of the problems in the browser's console, where those look who install plugins. */
export function tell(problems: readonly Problem[]): void {
  for (const problem of problems) {
    const { code, plugin, place } = problem
    const { text, advice } = explain(problem)
    console.error(`Plugin ${plugin} is not mounted (${code}${place && ` at ${place}`}): ${text} ${advice}`)
  }
}
