import type { tour } from '#contract/RM/tour.ts'
import type { StoredRecord } from '#contract/resource.ts'

/** A tour as it is stored. */
export type TourRow = StoredRecord<typeof tour>
