import type { ChangeRequest } from '#contract/changeRequest.ts'
import type { Locale, LocalText } from '#contract/localText.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context, Row } from '#server/engine/context.ts'

/** What is particular about the requests of a resource, beyond their contract. */
export interface RequestOptions {
  /** The parts of a proposal that are not fields of the record, by their names in `after`. */
  readonly parts?: Readonly<Record<string, ProposedPart>>
  /** How many approvals a change needs, 1 or 2; 1 by default. */
  levels?(inside: Context, after: Row): Promise<number>
  /** The SQL of the contract's own names for conditions, over the table of requests. */
  readonly derived?: Readonly<Record<string, (context: Context) => Sql>>
  /** What notices call the record, or the record that is proposed: SQL over the table of requests. */
  readonly title: Readonly<Record<Locale, Sql>>
  /** Who is told that a request waits: a condition on active people, the table `u`. Its author never is. */
  readonly approvers: Sql
  /** Where the texts of the notices are: this and `.submitted`, `.second`, `.approved`, `.rejected`. */
  readonly notices: string
  /** The page of a request in the console. */
  link(id: string): string
  /** The job that forgets the files of old requests: its name, and what people read. */
  readonly forgets: { readonly name: string; readonly title: LocalText }
}

/** A part of a proposal that is not a field of the record, such as the companies behind a brand. */
export interface ProposedPart {
  /** The present value, comparable with `isSame`; null for the id of a new record. */
  read(inside: Context, id: string | null): Promise<unknown>
  /** Checks a proposed value and returns it as `read` would. Throws 4004 with the name of the part. */
  parse(inside: Context, given: unknown): Promise<unknown>
  /** Stores a value that was parsed. */
  store(inside: Context, id: string, value: unknown): Promise<void>
  /** Whether `after` of a request refers to one of these records; undefined if it never does. */
  refersTo?(noun: string, ids: readonly string[]): Sql | undefined
}

/** The requests of a resource: their contract, and what is particular about them. */
export interface Requests extends RequestOptions {
  readonly resource: ChangeRequest
}

/** A request as a row of the table. The compiler takes a list that begins empty for one that may be missing. */
export type StoredRequest = StoredRecord<ChangeRequest>

/** A decision on a request, or another step of it that is worth telling. */
export type Decision = NonNullable<StoredRequest['decisions']>[number]
