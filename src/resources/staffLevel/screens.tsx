import { staffLevel } from '#contract/common/staffLevel.ts'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { StaffLevelList } from './StaffLevelList.tsx'

/** The six levels of staff, whose names can be changed. */
export const staffLevelScreens = resourceScreens(staffLevel, {
  list: StaffLevelList,
  form: [{ title: 'System.staffLevel.group', fields: ['order', 'name', 'name_en', 'name_tc'] }],
})
