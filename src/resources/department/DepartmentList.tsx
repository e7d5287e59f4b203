import { department } from '#contract/common/department.ts'
import { listOf } from '#src/kit/screens/listOf.tsx'

/** The departments of both lists. */
export const DepartmentList = listOf(department, {
  columns: [
    { source: 'value', width: 100 },
    { source: 'name', width: 240, grows: true },
    { source: 'text', width: 240, grows: true },
    { source: 'list_type', width: 140 },
    { source: 'alias_of', width: 200 },
    { source: 'is_active', width: 90 },
  ],
  filters: ['list_type', 'is_active'],
})
