import type { JobCase } from '#tests/server/cancelledJobs/jobCase.ts'
import type { StepTable } from '#tests/server/lifecycles/walk.ts'
import type { Account } from './people.ts'
import type { ReadRequests } from './reads.ts'
import type { RowTable } from './rows.ts'

/**
 * What the tests expect of one area, in `tests/areas/<area>/expectations.ts`. It is written by hand, from the description of the
 * domain and of the demo operator's roles and people, and never worked out by the rules that are under test: a line that is wrong
 * is wrong in the description, or the server is. People are names of accounts with spaces between (`people.ts`), or `everyone`.
 * Resources and calls go by their names in the contract.
 */
export interface Expectations {
  /** Who may view, create, update and remove the records of a resource; what is not named is open to nobody. */
  readonly mayOn?: Readonly<Record<string, Rights>>
  /** Who may make each call that asks for more than a session. */
  readonly mayCall?: Readonly<Record<string, string>>
  /** Which sites a change concerns, by resources without a site of their own and by calls that name no record: all, if it is not here. */
  readonly reach?: ReachOf
  /** The entries of its menu that open something, in the order of the tree. */
  readonly menu?: readonly MenuLine[]
  /** Where the menu shows them, if not at every site. */
  readonly menuAt?: readonly string[]
  /** Of these, screens without a record: they take a file, ask for a unit, or have texts of the console or a page of another host. */
  readonly recordless?: readonly string[]
  /** Of these, those at a host that is not allowed, which the screen says. */
  readonly blocked?: readonly string[]
  /** The list whose loading is measured, somebody who sees it, and what finds its content if that is not rows of a table. */
  readonly measuredList?: { readonly account: Account; readonly hash: string; readonly shows?: string }
  /** Addresses that are tried in the browser, with people who get in and people who are refused. */
  readonly screens?: readonly ScreenLine[]
  /** Records of each resource, and who sees them. */
  readonly rows?: RowTable
  /** What these need beside the rows of the demo operator, as SQL. The ids of added rows begin with `x-`. */
  readonly addedRows?: readonly string[]
  /** By resource, who may do what to which record. */
  readonly acts?: Readonly<Record<string, readonly ActLine[]>>
  /** By resource with a lifecycle, who may take which step in which state. */
  readonly lifecycles?: Readonly<Record<string, StepTable>>
  /**
   * What each call that reads is sent: enough that somebody whose rows no scope narrows gets something that the rows decide. A call
   * that has none of that says why.
   */
  readonly reads?: Readonly<Record<string, ReadRequests>>
  /** Records of the demo operator about which there is something to tell, for `reads`: a statement with a column for each. */
  readonly known?: string
  /**
   * The statements of its server half that read a resource's table without the row filters: by file, the tables, and after a `|` why
   * nobody sees a foreign row by them.
   */
  readonly unfiltered?: Readonly<Record<string, string>>
  /** By name, how each of its jobs that can be cancelled is tried. */
  readonly cancelledJobs?: Readonly<Record<string, JobCase>>
  /** Its components that hold typed state without the guard, by file, and why nothing can be lost. */
  readonly unguarded?: Readonly<Record<string, string>>
  /** Calls among `reads` by which nobody sees a row change, and why. */
  readonly unchanged?: Readonly<Record<string, string>>
}

export interface Rights {
  readonly view: string
  readonly create?: string
  readonly update?: string
  readonly remove?: string
}

/** Names of resources and calls, with spaces between. */
interface ReachOf {
  /** They concern none: the permission is enough, or it is the caller's own. */
  readonly none?: string
  /** Calls that change whatever records they are told to, through the engine. */
  readonly records?: string
  /** Resources, with the field that holds their sites. */
  readonly by?: Readonly<Record<string, string>>
}

/** `10-1-2` is the second entry of the first group of the tenth. */
export type MenuLine = readonly [place: string, uri: string, who: string]

export type ScreenLine = readonly [hash: string, open: string, closed: string]

export type ActLine = readonly [act: string, id: string, why: string, who: string]

/** Those who view, and those who create, update and remove. */
export const viewAndEdit = (view: string, edit: string): Rights => ({
  view,
  create: edit,
  update: edit,
  remove: edit,
})
