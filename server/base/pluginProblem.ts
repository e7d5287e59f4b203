import { SettingsError } from './settings.ts'

/** A problem with a plugin's server half. */
export interface PluginProblem {
  /** Its id in `console.config.ts`. */
  readonly plugin: string
  /** The place in it: `resources.0.fields.spaces`, `migrations.0002_lot`, or its file. */
  readonly place: string
  /**
   * What is wrong there, and what to do. In English, because it is for those who write and install plugins.
   */
  readonly sentence: string
}

/** A problem as text for a terminal or a log. */
export const problemText = ({ plugin, place, sentence }: PluginProblem): string =>
  `The server half of the plugin ${plugin} cannot be used. ${place}${place && ': '}${sentence}`

/**
 * Throws the first problem, where nothing can continue without the plugin: in a check, or in a move of the
 * database.
 */
export function requireNone([first]: readonly PluginProblem[]): void {
  if (first)
    throw new SettingsError(`${problemText(first)}\nFix it, or remove the plugin from console.config.ts.`)
}

/**
 * The problems that a check of a plugin finds. If a check itself fails, that is a problem too: only its
 * author's compiler guarantees the shape of a half.
 */
export function problemsOf(plugin: string, check: () => readonly PluginProblem[]): readonly PluginProblem[] {
  try {
    return check()
  } catch (error) {
    return [{ plugin, place: '', sentence: `It cannot be read: ${reasonOf(error)}` }]
  }
}

/** The message of anything that was thrown. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
