import { SettingsError } from './settings.ts'

/** A start that a plugin's server half does not let go on: whose, where in it, and what is wrong. */
export const pluginError = (id: string, place: string, wrong: string): SettingsError =>
  new SettingsError(
    `The server half of the plugin ${id} cannot be used. ${place}: ${wrong}\n` +
      'Mend it, or take the plugin out of console.config.ts.',
  )

/** The words of whatever was thrown. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
