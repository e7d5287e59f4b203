import { staffLevel } from '#contract/common/staffLevel.ts'
import { listOf } from '#src/kit/screens/listOf.tsx'

/** The six levels of staff. */
export const StaffLevelList = listOf(staffLevel, {
  columns: [
    { source: 'order', width: 90 },
    { source: 'name', width: 240, grows: true },
    { source: 'name_en', width: 240, grows: true },
    { source: 'name_tc', width: 240, grows: true },
  ],
})
