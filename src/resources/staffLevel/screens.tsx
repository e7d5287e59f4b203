import { staffLevel } from '#contract/common/staffLevel.ts'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'

/** The six levels of staff, whose names can be changed. */
export const staffLevelScreens = resourceScreens(staffLevel, {
  columns: [
    { source: 'order', width: 90 },
    { source: 'name', width: 240, grows: true },
    { source: 'name_en', width: 240, grows: true },
    { source: 'name_tc', width: 240, grows: true },
  ],
  form: [{ title: 'System.staffLevel.group', fields: ['order', 'name', 'name_en', 'name_tc'] }],
})
