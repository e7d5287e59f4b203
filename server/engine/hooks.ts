import type { Cond } from '#contract/query.ts'
import type { Resource } from '#contract/resource.ts'
import type { RecordTexts } from '#server/base/recordTexts.ts'
import type { Sql } from './condSql.ts'
import type { Context, Row } from './context.ts'

/** Which rows a request means, beside what its condition says. */
export interface RowQuery {
  /** One of the person's sites; all of them when left out. */
  readonly site?: string | undefined
  /** `1`: for maintaining them, also those that are hidden from readers. */
  readonly manage?: string | undefined
  /** The labels of the rows are meant, for somebody who may not view them. */
  readonly labels?: boolean | undefined
  /** Removed rows are meant, too. */
  readonly removed?: boolean | undefined
  /** The files of the rows are meant, which may be for fewer people than the rows. */
  readonly files?: boolean | undefined
}

/**
 * What the server knows about a resource beyond its contract. Everything is done inside the transaction of the change, on
 * locked rows; whatever throws undoes the whole.
 */
export interface ResourceHooks {
  /** Which rows a person gets, the administrator too, where no rule of the contract can say it. */
  readonly rowFilter?: RowFilter
  /** Of which of these rows a person gets the labels who may not view the resource. */
  readonly labelFilter?: RowFilter
  /** Of which of these rows a person gets the files, where a file says more than its record. */
  readonly fileFilter?: RowFilter
  /** Of a record that a person gets, which of its past states, each a json object, are for them. */
  readonly stateFilter?: (context: Context, state: Sql) => Sql
  /** The SQL of stored fields that are not read as they are stored, because what is read depends on the reader. */
  readonly readAs?: Readonly<Record<string, (context: Context) => Sql>>
  /** The SQL of each field that is derived or only asked for; the row is there by the name of its table. */
  readonly derived?: Readonly<Record<string, (context: Context) => Sql>>
  /** What a list and a file leave out unless their condition asks for it, such as what is history. */
  readonly defaultFilter?: (cond: Cond) => Sql | undefined
  /**
   * The statement of what stands as `counters` beside a list: rows of `key` and `count` over the records that match, which are
   * what comes behind `from`. `countBy` writes the usual one.
   */
  readonly counters?: (context: Context, matching: Sql) => Sql
  /**
   * Refuses what a person wants to do to these records, new and removed ones included; `after` is what each would become. Not
   * asked about steps, nor about what the server does by itself, such as making a change that has been approved.
   */
  readonly guard?: (inside: Context, changes: readonly Done[]) => Promise<unknown>
  /**
   * Looks at records as they would be stored (`before` is null for a new one), before any of them is: refuses them, or returns
   * for each what to store with it.
   */
  readonly beforeSave?: (
    inside: Context,
    changes: readonly Intent[],
  ) => Promise<readonly (Row | undefined)[] | undefined>
  /** Changes that are not made when a person asks for them, such as those that have to be approved first. */
  readonly intercept?: Interceptor
  /** Does what goes with changes, once they are stored. `after` is null for a removed record. */
  readonly afterChange?: (inside: Context, changes: readonly Done[]) => Promise<unknown>
  /** Records that rely on where this one is (`within` in the contract) are moved along by `afterChange`; otherwise it cannot be moved. */
  readonly carriesAlong?: true
  /** Ties the files that a record names in these fields to it, where they are not simply its own. */
  readonly attach?: (inside: Context, record: Row, fields: Iterable<string>) => Promise<void>
  /** The files of its records wait until another record uses them, so they count as unused by those who uploaded them. */
  readonly filesWait?: true
  /**
   * By name, the steps of the contract's `actions`: each returns what to store, or refuses. `taken` has been checked. Steps of
   * a lifecycle need none: the engine checks them and changes the state, and a hook adds to that.
   */
  readonly actions?: Readonly<Record<string, Step>>
}

/** Changes that something else is done for. */
export interface Interceptor {
  /** Whether this change is one. A file that is to be added to a record at once is asked about without values. */
  readonly applies: (inside: Context, change: ChangeIntent) => boolean
  /** Does what is done instead, and returns the reply for each. */
  readonly instead: (inside: Context, changes: readonly ChangeIntent[]) => Promise<readonly Row[]>
}

/** What somebody wants to store: `values` are the fields that they gave. */
export interface Intent {
  readonly before: Row | null
  readonly values: Row
}

/** The same for a record that exists already. */
export interface ChangeIntent extends Intent {
  readonly before: Row
}

/** A change that is stored. */
export interface Done {
  readonly before: Row | null
  readonly after: Row | null
  /** The step that was taken, where it was one. */
  readonly step?: string
}

/** A condition on the resource's own table, its columns named without the table; none: every row. */
export type RowFilter = (context: Context, query: RowQuery) => Sql | undefined

export type Step = (inside: Context, record: Row, taken: Row) => Promise<Row>

/**
 * A hook that looks at one record after the other: `afterChange: oneByOne(async ({ db }, { after }) => …)`. An import of thousands of
 * records is faster with one that takes all of a batch at once.
 */
export const oneByOne =
  <C, R>(hook: (inside: Context, change: C) => Promise<R>) =>
  async (inside: Context, changes: readonly C[]): Promise<R[]> => {
    const results: R[] = []
    for (const change of changes) results.push(await hook(inside, change))
    return results
  }

/** A resource as the server knows it. */
export interface ServedResource extends Resource {
  readonly hooks?: ResourceHooks | undefined
  /** How its records are called and look in files. */
  readonly texts?: RecordTexts | undefined
}

export const hooksOf = ({ name }: Resource, { resources }: Pick<Context, 'resources'>): ResourceHooks =>
  resources.get(name)?.hooks ?? {}
