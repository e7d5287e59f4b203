import { department } from '#contract/common/department.ts'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { DepartmentList } from './DepartmentList.tsx'

/** The departments of both lists: list, page and forms. */
export const departmentScreens = resourceScreens(department, {
  list: DepartmentList,
  form: [
    {
      title: 'System.department.group',
      fields: ['value', 'list_type', 'name', 'name_en', 'name_tc', 'text', 'is_active'],
    },
  ],
})
