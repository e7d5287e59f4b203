import { errcodes, type CoreErrorKey, type ErrorKey } from '#contract/reply.ts'
import { errorText } from './errorText.ts'
import type { LocalText } from '#contract/localText.ts'

/** An error of a plugin. */
export interface PluginError {
  /** The number that the error travels with, from 6000 to 9999. No other plugin can use it. */
  readonly errcode: number
  /** The text for the user. */
  readonly text: LocalText
}

/** The errors of a plugin by their keys. */
export type ErrorsOfPlugin = Readonly<Partial<Record<ErrorKey, PluginError>>>

/** The lowest and the highest error number of plugins. */
export const pluginErrcodes = { from: 6000, to: 9999 } as const

/** Every error by its key. */
export type ErrorCatalogue = ReadonlyMap<string, PluginError>

/** The console's own errors and those of these plugins. */
export const errorsOf = (plugins: readonly { readonly errors?: ErrorsOfPlugin }[]): ErrorCatalogue =>
  new Map([
    ...coreKeys.map((key) => [key, { errcode: errcodes[key], text: errorText[key] }] as const),
    ...plugins.flatMap(({ errors = {} }) => Object.entries(errors)),
  ])

// Object.keys loses the type of the keys.
const coreKeys = Object.keys(errcodes) as CoreErrorKey[]
