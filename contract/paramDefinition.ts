import { isRecord } from './isRecord.ts'
import type { LocalText } from './localText.ts'
import type { ParamKind } from './paramKinds.ts'

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
  /** What a text, each item of a list or each value of a map means: a value that cannot work is refused. */
  readonly kind?: ParamKind
  /** What it does, for the operator who sets it. */
  readonly text?: LocalText
  /** What it does at the sites of a region, where its value differs. */
  readonly textIn?: Readonly<Record<string, LocalText>>
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

/** A text, of a kind such as `currency`. */
export const textParam = (initial: string, kind?: ParamKind): ParamDefinition<string> => ({
  type: 'string',
  initial,
  ...of(kind),
})

/** A list of texts, each of a kind such as `host`. */
export const textsParam = (
  initial: readonly string[],
  kind?: ParamKind,
): ParamDefinition<readonly string[]> => ({ type: 'json', initial, ...of(kind) })

/** A list of records. */
export const recordsParam = <T>(initial: readonly T[], kind?: ParamKind): ParamDefinition<readonly T[]> => ({
  type: 'json',
  items: 'records',
  initial,
  ...of(kind),
})

/** Values by name, such as the hours by severity. */
export const mapParam = <T>(
  initial: Readonly<Record<string, T>>,
  kind?: ParamKind,
): ParamDefinition<Readonly<Record<string, T>>> => ({ type: 'json', initial, ...of(kind) })

const of = (kind: ParamKind | undefined) => (kind === undefined ? {} : { kind })

/** The parameter with other initial values at the sites of some regions. */
export const regionalParam = <T>(
  definition: ParamDefinition<T>,
  initialIn: Readonly<Record<string, T>>,
): ParamDefinition<T> => ({ ...definition, initialIn })

/** The parameter with what it does, as the operator reads it; `textIn` is for the sites of a region. */
export const withText = <T>(
  definition: ParamDefinition<T>,
  text: LocalText,
  textIn?: Readonly<Record<string, LocalText>>,
): ParamDefinition<T> => ({ ...definition, text, ...(textIn && { textIn }) })

/** The parameter, made readable for the console before sign-in. */
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
export const fitsParam = (definition: ParamDefinition, value: unknown): boolean =>
  typeProblem(definition, value) === null

/**
 * The key of the message that says that a value has another type, or null: `type`, `integer`, `min`, `max`,
 * `length_max`, or `shape` for a map that lacks one of the initial names or has values of another type.
 */
export function typeProblem(definition: ParamDefinition, value: unknown): string | null {
  const { type, initial } = definition
  if (type === 'int' || type === 'decimal') return numberProblem(definition, value)
  if (type === 'bool') return typeof value === 'boolean' ? null : 'type'
  if (type === 'string') return textProblem(value)
  if (!Array.isArray(initial)) return mapProblem(initial, value)
  if (!Array.isArray(value)) return 'type'
  if (value.length > mostItems) return 'length_max'
  return value.every(definition.items ? isRecord : isText) ? null : 'type'
}

/** Longer values are mistakes, and every page reads the public ones. */
const mostItems = 500
const mostCharacters = 2000

function numberProblem({ type, min, max }: ParamDefinition, value: unknown): string | null {
  if (typeof value !== 'number' || Number.isNaN(value)) return 'type'
  if (type === 'int' && !Number.isInteger(value)) return 'integer'
  if (value < (min ?? -Infinity)) return 'min'
  return value > (max ?? Infinity) ? 'max' : null
}

function textProblem(value: unknown): string | null {
  if (typeof value !== 'string') return 'type'
  return value.length > mostCharacters ? 'length_max' : null
}

/** Code reads the initial names without asking, so none may be missing; more are welcome. */
function mapProblem(initial: unknown, value: unknown): string | null {
  if (!isRecord(value)) return 'type'
  if (!isRecord(initial)) return null
  const [sample] = Object.values(initial)
  const isWhole = Object.keys(initial).every((name) => Object.hasOwn(value, name))
  return isWhole && Object.values(value).every((one) => isLike(sample, one)) ? null : 'shape'
}

function isLike(sample: unknown, value: unknown): boolean {
  if (sample === undefined) return true
  if (isRecord(sample)) return mapProblem(sample, value) === null
  return typeof value === typeof sample && (typeof value !== 'number' || value >= 0)
}

const isText = (value: unknown): boolean => textProblem(value) === null

function numberParam(
  type: 'int' | 'decimal',
  initial: number,
  { min, max, unit }: { min: number; max: number; unit: string | undefined },
): ParamDefinition<number> {
  return { type, initial, min, max, ...(unit ? { unit } : {}) }
}
