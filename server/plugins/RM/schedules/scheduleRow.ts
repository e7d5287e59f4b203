import type { tourSchedule } from '#contract/RM/tourSchedule.ts'
import type { StoredRecord } from '#contract/resource.ts'

/** A schedule as it is stored. */
export type ScheduleRow = StoredRecord<typeof tourSchedule>
