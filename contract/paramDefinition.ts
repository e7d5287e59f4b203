import { isRecord } from './isRecord.ts'
/** One parameter: what it holds, its value when nobody set one, and whether everyone may know it. */
export interface ParamDefinition<T = unknown> {
  /** What holds until an operator sets another value. */
  readonly initial: T
  /** What kind of value it has. */
  readonly type: 'string' | 'int' | 'decimal' | 'bool' | 'json'
  /** What stands behind a number, such as `h`. */
  readonly unit?: string
  /** The lowest number. */
  readonly min?: number
  /** The highest number. */
  readonly max?: number
  /** What the items of a list are; texts unless told. */
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

/** The same parameter, which the console may read before anybody has signed in. */
export const publicParam = <T>(definition: ParamDefinition<T>): ParamDefinition<T> => ({
  ...definition,
  isPublic: true,
})

/**
 * What each parameter holds, by its name. Every area adds its own:
 * `declare module '#contract/paramDefinition.ts' { interface PluginParams extends ParamValues<typeof params> {} }`.
 */
export interface PluginParams {}

/** What the parameters of a catalogue hold, by name. */
export type ParamValues<T> = { [K in keyof T]: T[K] extends ParamDefinition<infer V> ? V : never }

/** The name of a parameter: a group and a key, such as `auth.token_hours`. */
export type ParamKey = keyof PluginParams

/** What a parameter holds. */
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
