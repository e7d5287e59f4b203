import { role } from '#contract/System/role.ts'
import { asList } from '#contract/oneOrMany.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'

/** How fields of a role are shown where their kind alone is not enough. */
export const roleLooks: FieldLooks<typeof role> = {
  type: { statusColors: { management: 'amber', business: 'blue', readonly: 'grey', external: 'green' } },
  permissions: { render: (codes) => String(asList(codes).length) },
}

/** The roles. */
export const RoleList = listOf(role, {
  looks: roleLooks,
  columns: [
    { source: 'name', width: 220, grows: true },
    { source: 'code', width: 180 },
    { source: 'type', width: 130 },
    { source: 'permissions', width: 110 },
    { source: 'department_required', width: 200 },
    { source: 'description', width: 260, hidden: true },
  ],
  filters: ['type', 'department_required'],
})
