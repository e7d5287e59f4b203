import { isRecord } from './isRecord.ts'
/** A parameter: what it holds, its default value, and whether it is public. */
export interface ParamDefinition<T = unknown> {
  /** The value until an operator sets another. */
  readonly initial: T
  /** Another value for the sites of a region, such as `HK`; the server stores it for each of them. */
  readonly initialIn?: Readonly<Record<string, T>>
  /** What kind of value it has. */
  readonly type: 'string' | 'int' | 'decimal' | 'bool' | 'json'
  /** The unit shown after a number, such as `h`. */
  readonly unit?: string
  /** The minimum. */
  readonly min?: number
  /** The maximum. */
  readonly max?: number
  /** What the items of a list are; texts by default. */
  readonly items?: 'records'
  /** Sent to the console before sign-in. */
  readonly isPublic?: true
}

/** A whole number between two bounds, with its unit. */
export const intParam = (initial: number, min: number, max: number, unit?: string): ParamDefinition<number> =>
  numberParam('int', initial, { min, max, unit })

/** A number between two bounds, with its unit. */
export const decimalParam = (
  initial: number,
  min: number,
  max: number,
  unit?: string,
): ParamDefinition<number> => numberParam('decimal', initial, { min, max, unit })

/** Yes or no. */
export const boolParam = (initial: boolean): ParamDefinition<boolean> => ({ type: 'bool', initial })

/** A text. */
export const textParam = (initial: string): ParamDefinition<string> => ({ type: 'string', initial })

/** A list of texts. */
export const textsParam = (initial: readonly string[]): ParamDefinition<readonly string[]> => ({
  type: 'json',
  initial,
})

/** A list of records. */
export const recordsParam = <T>(initial: readonly T[]): ParamDefinition<readonly T[]> => ({
  type: 'json',
  items: 'records',
  initial,
})

/** Values by name, such as the hours by severity. */
export const mapParam = <T>(
  initial: Readonly<Record<string, T>>,
): ParamDefinition<Readonly<Record<string, T>>> => ({ type: 'json', initial })

/** The same parameter, with other initial values at the sites of some regions. */
export const regionalParam = <T>(
  definition: ParamDefinition<T>,
  initialIn: Readonly<Record<string, T>>,
): ParamDefinition<T> => ({ ...definition, initialIn })

/** The same parameter, readable by the console before sign-in. */
export const publicParam = <T>(definition: ParamDefinition<T>): ParamDefinition<T> => ({
  ...definition,
  isPublic: true,
})

/**
 * The type of each parameter, by name. Every area adds its own: `declare module
 * '#contract/paramDefinition.ts' { interface PluginParams extends ParamValues<typeof params> {} }`.
 */
export interface PluginParams {}

/** The types of the parameters of a catalogue, by name. */
export type ParamValues<T> = { [K in keyof T]: T[K] extends ParamDefinition<infer V> ? V : never }

/** The name of a parameter: a group and a key, such as `auth.token_hours`. */
export type ParamKey = keyof PluginParams

/** The type of a parameter. */
export type ParamValue<K extends ParamKey> = PluginParams[K]

/** Whether a value is of a parameter's type and within its bounds. */
export function fitsParam({ type, items, initial, min, max }: ParamDefinition, value: unknown): boolean {
  if (type === 'string') return typeof value === 'string'
  if (type === 'bool') return typeof value === 'boolean'
  if (type === 'json') {
    if (!Array.isArray(initial)) return isRecord(value)
    return Array.isArray(value) && value.every(items ? isRecord : isText)
  }
  if (typeof value !== 'number' || (type === 'int' && !Number.isInteger(value))) return false
  return value >= (min ?? -Infinity) && value <= (max ?? Infinity)
}

const isText = (value: unknown): boolean => typeof value === 'string'

function numberParam(
  type: 'int' | 'decimal',
  initial: number,
  { min, max, unit }: { min: number; max: number; unit: string | undefined },
): ParamDefinition<number> {
  return { type, initial, min, max, ...(unit ? { unit } : {}) }
}
