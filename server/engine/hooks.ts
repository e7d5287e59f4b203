import type { Cond } from '#contract/query.ts'
import type { z } from 'zod'
import type { StepName, StepValues } from '#contract/lifecycle.ts'
import type { Resource, StoredRecord } from '#contract/resource.ts'
import type { RecordTexts } from '#server/base/recordTexts.ts'
import type { Sql } from './condSql.ts'
import type { Context, Row } from './context.ts'

/** The rows that a request is about, apart from its condition. */
export interface RowQuery {
  /** One of the person's sites; by default all of them. */
  readonly site?: string | undefined
  /** `1`: for maintenance, including rows that are hidden from readers. */
  readonly manage?: string | undefined
  /** The labels of the rows are requested by somebody who may not view them. */
  readonly labels?: boolean | undefined
  /** Includes removed rows. */
  readonly removed?: boolean | undefined
  /** The files of the rows are requested, which may be open to fewer people than the rows. */
  readonly files?: boolean | undefined
}

// Some hooks are methods, not properties, so that the compiler takes the hooks of one resource for those of
// any.

/**
 * What the server does for a resource beyond its contract, typed by it: `ResourceHooks<typeof lot>`.
 * Everything runs inside the transaction of the change, on locked rows; an exception rolls back everything.
 */
export interface ResourceHooks<R extends Resource = Resource> {
  /** The rows that a person gets (including the administrator), if no rule of the contract can express it. */
  readonly rowFilter?: RowFilter
  /** The rows whose labels a person gets who may not view the resource. */
  readonly labelFilter?: RowFilter
  /** Of the rows whose sites are all the person's, those that do not concern further sites after all. */
  readonly reachFilter?: RowFilter
  /**
   * Of a record whose figures come from others, what must not be hidden from people with data scopes (`sourcesInScope`), if
   * `derivedFrom` of the contract cannot express it.
   */
  readonly sources?: (context: Context) => Sql
  /** Of the past states of a visible record, each a json object: those that the person may see. */
  readonly stateFilter?: (context: Context, state: Sql) => Sql
  /** The SQL of stored fields whose value depends on the reader. */
  readonly readAs?: SqlBy<keyof StoredRecord<R> & string>
  /**
   * The SQL of each field that is derived or exists only in conditions; the row is available under the name
   * of its table.
   */
  readonly derived?: SqlBy<DerivedName<R>>
  /**
   * The filter of lists and files that do not request otherwise in their condition, for example to leave out
   * historical records.
   */
  readonly defaultFilter?: (cond: Cond) => Sql | undefined
  /** Of several matching records, `one` returns those first for which this is true, such as current ones. */
  readonly preferred?: (context: Context) => Sql
  /**
   * What new records are compared with, to tell what is unusual (`usual` in the contract), each in its place: what records of
   * the same kind had lately. Null if nothing is known.
   */
  readonly comparable?: (context: Context, docs: readonly Row[]) => Promise<readonly (Row | null)[]>
  /**
   * Fills in what new records leave out, such as the tenancy that a store has on a day, before their rights
   * are checked and before they are compared with existing records. Returns the further values of each.
   */
  complete?(
    context: Context,
    docs: readonly Partial<StoredRecord<R>>[],
  ): Promise<readonly Partial<StoredRecord<R>>[]>
  /**
   * The statements for what stands next to a list, over the matching records: `matching` goes after `from`, `asked` is what
   * they match. `countBy` counts by a field.
   */
  readonly totals?: (context: Context, matching: Sql, asked: SummaryQuery) => Totals
  /**
   * The SQL of stored fields that change with time, such as the status of a contract that begins on a day:
   * the field has this value wherever it is read, and when the record is locked to be changed. A job stores
   * it later, so no result depends on the job.
   */
  readonly settled?: SqlBy<keyof StoredRecord<R> & string>
  /**
   * Refuses what a person wants to do to these records, including creating and removing them; `after` is each
   * as it would be stored, including what `beforeSave` adds. Not called for steps, nor for what the server
   * itself does, such as making a change that has been approved.
   */
  guard?(inside: Context, changes: readonly Done<StoredRecord<R>>[]): Promise<unknown>
  /**
   * Checks records before any of them is stored (`before` is null for a new record). Throws, or returns for
   * each record the values to store with it, or nothing.
   */
  beforeSave?(
    inside: Context,
    changes: readonly Intent<StoredRecord<R>>[],
  ): Promise<readonly (Partial<StoredRecord<R>> | void)[] | undefined>
  /**
   * Changes that are not made when a person requests them, such as changes that have to be approved first.
   */
  readonly intercept?: Interceptor<StoredRecord<R>>
  /** Does the follow-up work of changes, after they are stored. `after` is null for a removed record. */
  afterChange?(inside: Context, changes: readonly Done<StoredRecord<R>>[]): Promise<unknown>
  /**
   * Returns what only the reply to a POST says about its new record, such as a first password. It is not
   * stored with the reply, so for a request that is sent again it is asked again.
   */
  reveal?(inside: Context, record: StoredRecord<R>): Promise<Row>
  /**
   * `afterChange` moves the records that rely on this record's parent (`within` in the contract) along with
   * it; without this it cannot be moved.
   */
  readonly carriesAlong?: true
  /** Attaches the files that a record names in these fields, if they are not simply its own. */
  attach?(inside: Context, record: StoredRecord<R>, fields: Iterable<string>): Promise<void>
  /**
   * The files of its records wait until another record uses them, so they count as unused files of the people
   * who uploaded them.
   */
  readonly filesWait?: true
  /**
   * The steps of the contract's `actions`, by name: each returns what to store, or throws. `taken` has been
   * checked. Steps of a lifecycle need no entry: the engine checks them, changes the state, and stores what
   * they take in the fields of the same name. A hook returns what is stored instead.
   */
  readonly actions?: StepsBy<R>
}

/** SQL by the names of fields; any names where the resource is not known. */
type SqlBy<N extends string> = string extends N
  ? Readonly<Record<string, (context: Context) => Sql>>
  : { readonly [K in N]?: (context: Context) => Sql }

/**
 * The fields of a resource that its table does not have: derived fields, and names that only conditions use.
 */
type DerivedName<R extends Resource> = (
  | Exclude<keyof R['fields'], keyof StoredRecord<R>>
  | keyof R['asked']
) &
  string

type StepsBy<R extends Resource> =
  R extends Resource<infer _, infer S, infer __, infer T>
    ? string extends keyof T | keyof S
      ? Readonly<Record<string, Step>>
      : { readonly [K in (keyof T | keyof S) & string]?: Step<StoredRecord<R>, StepFields<R, T, K>> }
    : never

/** What a step of `actions` or of the lifecycle takes. */
type StepFields<R, T, K> =
  K extends StepName<R>
    ? StepValues<R, K>
    : K extends keyof T
      ? T[K] extends { takes: infer Z extends z.ZodType }
        ? z.output<Z>
        : Row
      : Row

/** The statements for what stands next to a list; those that are left out have none. */
export interface Totals {
  /** Rows of `key` and `count`: the `counters`. */
  readonly counters?: Sql
  /** One row: the `summary`. */
  readonly summary?: Sql
  /** One row whose values stand next to the list under their own names. */
  readonly beside?: Sql
}

/** The site and the condition of a list whose records are summed up. */
export interface SummaryQuery {
  readonly site: string | undefined
  readonly cond: Cond
}

/** Changes for which something else is done instead. */
export interface Interceptor<T extends Row = Row> {
  /** Whether it applies to this change. Adding a file to a record is checked without values. */
  applies(inside: Context, change: ChangeIntent<T>): boolean
  /** Does what is done instead, and returns the reply for each change. */
  instead(inside: Context, changes: readonly ChangeIntent<T>[]): Promise<readonly Row[]>
}

/** A change before it is stored. */
export interface Intent<T extends Row = Row> {
  /** Null for a new record. */
  readonly before: T | null
  /** The fields that somebody gave. */
  readonly values: Partial<T>
  /**
   * The record as it will be stored, apart from what this hook adds to it: of a new one with its id, its
   * author and the initial values of the contract. Only what the database fills in is missing, such as a
   * number.
   */
  readonly after: T
}

/** A change of an existing record before it is stored. */
export interface ChangeIntent<T extends Row = Row> extends Intent<T> {
  readonly before: T
}

/** A stored change. */
export interface Done<T extends Row = Row> {
  readonly before: T | null
  readonly after: T | null
  /** The step, if the change was a step. */
  readonly step?: string
}

/**
 * A condition on the resource's own table, with column names without the table; undefined means every row.
 */
export type RowFilter = (context: Context, query: RowQuery) => Sql | undefined

export type Step<T extends Row = Row, K = Row> = {
  // A method, as the hooks are.
  take(inside: Context, record: T, taken: K): Promise<{ readonly [N in keyof T]?: T[N] | undefined }>
}['take']

/**
 * A hook that handles one record after the other: `afterChange: oneByOne(async ({ db }, { after }) => …)`. An
 * import of thousands of records is faster with a hook that handles a whole batch at once.
 */
export const oneByOne =
  <C, R>(hook: (inside: Context, change: C) => Promise<R>) =>
  async (inside: Context, changes: readonly C[]): Promise<R[]> => {
    const results: R[] = []
    for (const change of changes) results.push(await hook(inside, change))
    return results
  }

/** A step, or `create`, and what it took. */
export interface DoneStep {
  readonly step: string
  readonly taken?: Row
}

/** A resource with what the server knows about it. */
export interface ServedResource extends Resource {
  readonly hooks?: ResourceHooks | undefined
  /** Tells people of what was done with records in one request, after all of them are stored. */
  readonly tell?: ((inside: Context, records: readonly Row[], done: DoneStep) => Promise<unknown>) | undefined
  /** The names and formats of its records in files. */
  readonly texts?: RecordTexts | undefined
}

export const hooksOf = ({ name }: Resource, { resources }: Pick<Context, 'resources'>): ResourceHooks =>
  resources.get(name)?.hooks ?? {}
