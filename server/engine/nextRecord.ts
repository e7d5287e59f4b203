import { initialStates } from '#contract/lifecycle.ts'
import type { Resource } from '#contract/resource.ts'
import { newId } from '#server/base/newId.ts'
import type { Context, Row } from './context.ts'
import { stamps, type NewValues } from './rows.ts'

/** A new record before it is stored. */
export interface NewRecord {
  /** What was given for it. */
  readonly given: Row
  /** What is inserted: with its id, initial values and initial state. */
  readonly doc: Row
}

/** Completes what was given for a new record by what the contract says. */
export const newRecord = ({ fields, lifecycle }: Resource, given: Row): NewRecord => {
  const initial = Object.entries(fields).filter(([, field]) => field.initial !== undefined && !field.derived)
  return {
    given,
    doc: {
      _id: newId(),
      ...Object.fromEntries(initial.map(([name, field]) => [name, field.initial])),
      ...(lifecycle ? { [lifecycle.field]: initialStates(lifecycle)[0] } : {}),
      ...given,
    },
  }
}

/** A new record as it will be stored. Only what the database fills in is missing, such as a number. */
export const recordOf = ({ fields }: Resource, inside: Context, { doc }: Pick<NewRecord, 'doc'>): Row => {
  const nullable = Object.keys(fields).filter((name) => fields[name]?.nullable && !fields[name].derived)
  return {
    ...Object.fromEntries(nullable.map((name) => [name, null])),
    rev: 1,
    ...doc,
    ...stamps(inside, 'created'),
    ...stamps(inside, 'updated'),
  }
}

/** A record as it will be stored with new values. */
export const changedRecord = (inside: Context, { record, values }: NewValues): Row => ({
  ...record,
  ...values,
  rev: Number(record.rev) + 1,
  ...stamps(inside, 'updated'),
})
