import { z } from 'zod'
import type { Rule } from './access.ts'
import type { Action, ToldPeople } from './action.ts'
import type { Fields, Resource } from './resource.ts'
import { takenSchema, type Taken } from './takenFields.ts'

/** A step that takes a record from one state to another, such as approving it. */
export interface LifecycleStep {
  /** The states in which it can be taken. */
  readonly from: readonly string[]
  /** The state that it leads to. */
  readonly to: string
  /** A hook can keep the record in its state, as for the first of two approvals. */
  readonly stays?: true
  /** The server takes it when its time has come; to people it is not open in any state (4091). */
  readonly byClock?: true
  /** Who may take it. */
  readonly can: Rule
  /** Fields that name people: only they may take it. This binds the built-in administrator too (4030). */
  readonly by?: readonly string[]
  /** Fields that name people: they may not take it, whatever else they may do (4035). */
  readonly not?: readonly string[]
  /**
   * Who gets a notification that it was taken: the people whom fields of the record name, and with `{ may: 'approve' }` those
   * for whom this step then waits in the inbox. Whoever took it is not told.
   */
  readonly tells?: readonly ToldPeople[]
  /** What the request carries in addition to the name of the step. */
  readonly takes?: Fields
  /** `none`: the record and whatever its sites share stay as they are, as when it is copied. */
  readonly reach?: 'none'
}

/** The steps of a record by name. */
export type LifecycleSteps = Readonly<Record<string, LifecycleStep>>

/** The states of a record and the steps between them. */
export interface Lifecycle<S extends LifecycleSteps = LifecycleSteps> {
  /** The field that holds the state: a `choice` that updates cannot write. */
  readonly field: string
  /** The state of a new record. If there are several, the first is used unless the request names another. */
  readonly initial: string | readonly string[]
  /** Who gets a notification of a new record, as with the steps. */
  readonly tells?: readonly ToldPeople[]
  /** The steps by name. */
  readonly steps: S
}

/** The names of the steps of a resource. */
export type StepName<R> = keyof StepsOf<R> & string

/** The values that a step of a resource takes, after the server has checked them. */
export type StepValues<R, N extends StepName<R>> = StepsOf<R>[N] extends {
  readonly takes: infer F extends Fields
}
  ? Taken<F>
  : Record<never, never>

type StepsOf<R> = R extends { readonly lifecycle?: Lifecycle<infer S> } ? S : never

/**
 * Declares the lifecycle of a resource. The server enforces it, `GET <path>/{id}/steps` reports which steps are open, a list is
 * filtered by `{"$step":"approve"}`, and the console draws buttons and dialogs from it.
 *
 *     lifecycle({
 *       field: 'status',
 *       initial: 'pending',
 *       steps: { approve: { from: ['pending'], to: 'approved', can: 'parking.decide', not: ['created_by'] } },
 *     })
 */
export const lifecycle = <const S extends LifecycleSteps>(given: Lifecycle<S>): Lifecycle<S> => given

/** The name by which a condition filters for records with an open step. */
export const stepCond = '$step'

/** The possible initial states of a record, the default first. */
export const initialStates = ({ initial }: Lifecycle): readonly string[] => [initial].flat()

/**
 * The state of a step: true if it is open, otherwise why it is not. `not` is the field that names the person.
 */
const stepState = z.union([z.literal(true), z.object({ errcode: z.int(), not: z.string().optional() })])
/** Whether a step is open: true, otherwise why it is not. */
export type StepState = z.infer<typeof stepState>

/** Whether each step of a record is open, by step name: the reply of `GET <path>/{id}/steps`. */
export const stepStates = z.record(z.string(), stepState)

/** Why a step is not open to somebody. `field` is the field that names the person, if that is the reason. */
export interface StepFault {
  readonly key: 'permission.denied' | 'state.transition' | 'approval.self'
  readonly field?: string
}

/** Who is to take a step of which record; with a deputy, who does so in the place of the person. */
interface StepTaker {
  readonly person: string | null
  readonly deputy?: string | null
  readonly record: Readonly<Record<string, unknown>>
}

/**
 * Why a person cannot take a step of a record, apart from the rule `can`. Null when the step is open. The
 * system, which is null for the person, is not bound by `by` and `not`.
 */
export function stepFault(
  { field, steps }: Lifecycle,
  name: string,
  { person, deputy = null, record }: StepTaker,
): StepFault | null {
  const step = steps[name]
  if (!step) return { key: 'state.transition' }
  const isNamedIn = (people: string, who = person): boolean =>
    who !== null && [record[people]].flat().includes(who)
  if (person !== null && step.by && !step.by.some((people) => isNamedIn(people)))
    return { key: 'permission.denied' }
  const isClocks = step.byClock === true && person !== null
  if (isClocks || !step.from.includes(String(record[field]))) return { key: 'state.transition' }
  const excluded = step.not?.find((people) => isNamedIn(people) || isNamedIn(people, deputy))
  return excluded === undefined ? null : { key: 'approval.self', field: excluded }
}

/** The data of 4091, when the state does not allow a step. `allowed` lists the states that can be reached. */
export function transitionOf(
  { field, steps }: Lifecycle,
  name: string,
  record: Readonly<Record<string, unknown>>,
) {
  const from = String(record[field])
  const open = Object.values(steps).filter((step) => step.from.includes(from))
  return { from, to: steps[name]?.to, allowed: [...new Set(open.map(({ to }) => to))] }
}

/** The steps as the actions that a PUT can name. */
export const stepActions = (given: Lifecycle | undefined): Readonly<Record<string, Action>> =>
  Object.fromEntries(
    Object.entries(given?.steps ?? {}).map(([name, { can, takes = {} }]) => [
      name,
      { can, takes: takenSchema(takes) },
    ]),
  )

/** Whom a step tells, or an action that is no step, or `create`: that there is a new record. */
export const toldBy = (noun: Pick<Resource, 'lifecycle' | 'actions'>, step: string): readonly ToldPeople[] =>
  (step === 'create' ? noun.lifecycle?.tells : (noun.lifecycle?.steps[step] ?? noun.actions[step])?.tells) ??
  []

/** Whether anything that is done with a record of a resource tells somebody. */
export const tellsSomebody = (noun: Pick<Resource, 'lifecycle' | 'actions'>): boolean =>
  ['create', ...Object.keys(noun.actions)].some((step) => toldBy(noun, step).length > 0)
