import type { SendableCall } from '#contract/call.ts'
import type { Period } from './usePeriod.ts'

/** The period that is counted, in unix seconds: from `from` up to but not including `to`. */
export interface CountQuery extends Period {
  /** `ALL` for all sites of the person; by default it is the current site. */
  readonly site?: string | undefined
}

/** A call that counts the records of a period. */
export type CountCall<R, Q extends object = object> = SendableCall<R, { readonly query: CountQuery & Q }>

/** The reply of a call that counts along a dimension: the series of a stacked chart. */
export interface CountedBars {
  /** What each bar is called. */
  readonly categories: readonly string[]
  /** What each category is in a filter; null if it cannot be filtered by. */
  readonly keys: readonly (string | null)[]
  /** The parts of the bars, each with a number for every category. */
  readonly series: readonly {
    readonly key: string
    readonly name: string
    readonly data: readonly number[]
  }[]
}

/** Values of a list's filter, by field. */
export type FilterValues = Readonly<Record<string, unknown>>

/** Returns the address of the list of what a figure counts; none if the list does not show that. */
export type LinkTo = (filter: FilterValues) => string | undefined
