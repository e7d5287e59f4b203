/** The parts of a request that its sender supplies. */
export interface CallParts {
  /** The values for the braces in the path. */
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: unknown
  readonly body?: unknown
  readonly file?: File | undefined
}

/** The result of a download: the name under which the file was saved. */
export interface SavedFile {
  readonly name: string
}

/**
 * What the sender of a call supplies, derived from its declaration: the parameters of the path `P`, the query
 * that is parsed from `QI` to `Q`, the body from `BI` to `B`, and the file of an upload.
 */
export type CallInput<P extends string, Q, QI, B, BI, C> = Readonly<
  Part<'params', ParamsOf<P>> &
    Part<'query', QueryOf<Q, QI>> &
    Part<'body', unknown extends BI ? B : BI> &
    (C extends 'upload' ? { file: File } : { file?: undefined })
>

/** A part that is optional if nothing in it is required, and not allowed if the call takes none. */
type Part<K extends string, T> = [T] extends [undefined | Record<string, never>]
  ? { [key in K]?: undefined }
  : IsOptional<T> extends true
    ? { [key in K]?: T | undefined }
    : { [key in K]: T }

type IsOptional<T> = undefined extends T ? true : Record<never, never> extends T ? true : false

type ParamsOf<P extends string> = [NameIn<P>] extends [never]
  ? undefined
  : Readonly<Record<NameIn<P>, string>>

type NameIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never

/**
 * A query as its sender writes it: texts as they are in the address, or the values that are parsed from them.
 * A condition and a sort order can be objects, which are sent as JSON.
 */
type QueryOf<Q, QI> = unknown extends QI
  ? Q
  : { readonly [K in keyof QI]: QueryValue<K, QI[K], K extends keyof Q ? Q[K] : never> }

type QueryValue<K, In, Out> = unknown extends In
  ? Out
  : K extends 'cond' | 'sort'
    ? In | (Out extends string | undefined ? object : Out)
    : In | Out
