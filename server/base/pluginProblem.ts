import { SettingsError } from './settings.ts'

/** What is wrong with a plugin's server half. */
export interface PluginProblem {
  /** Its id in `console.config.ts`. */
  readonly plugin: string
  /** Where in it: `resources.0.fields.spaces`, `migrations.0002_lot`, or its file. */
  readonly place: string
  /** What is wrong there, and what to do. In English: it is for those who write and install plugins. */
  readonly sentence: string
}

/** A problem as a person reads it who looks at a terminal or a log. */
export const problemText = ({ plugin, place, sentence }: PluginProblem): string =>
  `The server half of the plugin ${plugin} cannot be used. ${place}${place && ': '}${sentence}`

/** Throws the first problem, where nothing may go on without the plugin: a check, or a move of the database. */
export function requireNone([first]: readonly PluginProblem[]): void {
  if (first)
    throw new SettingsError(`${problemText(first)}\nFix it, or remove the plugin from console.config.ts.`)
}

/**
 * The problems that a check of a plugin finds. A check that fails on what it looks at has found a problem too: nothing
 * promises the shape of a half but the compiler of whoever wrote it.
 */
export function problemsOf(plugin: string, check: () => readonly PluginProblem[]): readonly PluginProblem[] {
  try {
    return check()
  } catch (error) {
    return [{ plugin, place: '', sentence: `It cannot be read: ${reasonOf(error)}` }]
  }
}

/** The words of whatever was thrown. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
