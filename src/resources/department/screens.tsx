import { department } from '#contract/common/department.ts'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'

/** The departments of both lists: list, page and forms. */
export const departmentScreens = resourceScreens(department, {
  columns: [
    { source: 'value', width: 100 },
    { source: 'name', width: 240, grows: true },
    { source: 'text', width: 240, grows: true },
    { source: 'list_type', width: 140 },
    { source: 'alias_of', width: 200 },
    { source: 'is_active', width: 90 },
  ],
  filters: ['list_type', 'is_active'],
  form: [
    {
      title: 'System.department.group',
      fields: ['value', 'list_type', 'name', 'name_en', 'name_tc', 'text', 'is_active'],
    },
  ],
})
