import type { Rule } from '#contract/access.ts'
import type { StepName } from '#contract/lifecycle.ts'
import type { Locale, LocalText } from '#contract/localText.ts'
import type { RecordOf, Resource } from '#contract/resource.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context, Row } from '#server/engine/context.ts'

/** A part of the title of a to-do in each language, as SQL over the table of the resource. */
export type TitleSql = (context: Context) => Readonly<Record<Locale, Sql>>

/** Something that has to be done about records of a resource. */
export interface TodoKind<R extends Resource = Resource> {
  /** Unique; begins with the id of the plugin and a dot: `parking.confirm`. */
  readonly id: string
  /** What is to be done: `Confirm a fault`. */
  readonly name: LocalText
  /** The steps of the lifecycle that do it: it waits for those to whom one of them is open. */
  readonly steps?: readonly StepName<R>[]
  /** Who has to do it, for records without a lifecycle, and fields that name people who may not. */
  readonly can?: Rule
  readonly not?: readonly FieldName<R>[]
  /** The records that it is about, as in `cond`: `{ status: 'submitted' }`. With steps, their states suffice. */
  readonly when?: Readonly<Record<string, unknown>>
  /** A field that names the person, or people, it waits for; then nobody else has it in their list. */
  readonly holder?: FieldName<R>
  /** The fields with the times since when it waits, and until when it should be done. */
  readonly since?: FieldName<R>
  readonly due?: FieldName<R>
  /** Without a lifecycle: the fields that say who did it, and when. */
  readonly done?: { readonly by: FieldName<R>; readonly at: FieldName<R> }
  /**
   * If it has a holder: the step that gives it to another, and the names of what that takes. Without it such a
   * to-do cannot be transferred.
   */
  readonly transfer?: { readonly step: StepName<R>; readonly to: string; readonly comment?: string }
}

/** The to-dos about the records of a resource. */
export interface TodoSource<R extends Resource = Resource> {
  readonly resource: R
  /** What a record is called in the list: fields, and the names of the records that references lead to. */
  readonly title: readonly (FieldName<R> | TitleSql)[]
  /** The page of a record in the console. */
  readonly link: (record: { readonly _id: string; readonly site: string | null }, context: Context) => string
  /** The field that names who started it; by default `created_by`. */
  readonly starter?: FieldName<R>
  /** How the starter takes it back: a step of the lifecycle, or, without one, a function and when that is possible. */
  readonly withdraw?: StepName<R> | Withdrawal
  readonly kinds: readonly TodoKind<R>[]
}

/** How something without a lifecycle is taken back, in a transaction of its own. */
export interface Withdrawal {
  readonly when: Readonly<Record<string, unknown>>
  readonly run: (context: Context, id: string) => Promise<unknown>
}

type FieldName<R extends Resource> = keyof RecordOf<R> & string

/**
 * Declares what has to be done about the records of a resource, for `todos` of a server half: the inbox lists it for
 * those who may do it.
 *
 *     todosOf(fault, {
 *       title: ['what'],
 *       link: ({ _id }) => `/parking/fault/${_id}/show`,
 *       kinds: [{ id: 'parking.confirm', name: text('确认故障', '確認故障', 'Confirm a fault'), steps: ['confirm', 'dismiss'] }],
 *     })
 */
export const todosOf = <R extends Resource>(
  resource: R,
  given: Omit<TodoSource<R>, 'resource'>,
): TodoSource =>
  // The names are checked against the resource here, and are plain texts afterwards.
  ({ ...given, resource }) as unknown as TodoSource

/** A record that to-dos are about. */
export type TodoRecord = Row & { readonly _id: string }
