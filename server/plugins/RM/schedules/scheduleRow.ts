import type { tourSchedule } from '#contract/RM/tourSchedule.ts'
import type { StoredRecord } from '#contract/resource.ts'

/** A schedule as its table has it. */
export type ScheduleRow = StoredRecord<typeof tourSchedule>
