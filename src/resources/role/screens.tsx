import { role } from '#contract/System/role.ts'
import { user } from '#contract/System/user.ts'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import type { FormParts } from '#src/kit/screens/FieldGroup.ts'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { RoleScopes } from './RoleScopes.tsx'
import { asList } from '#contract/field.ts'
import { PermissionsInput } from './PermissionsInput.tsx'
import { RoleActions } from './RoleActions.tsx'
import { roleCreate } from './roleCreate.tsx'
import { RolePermissions } from './RolePermissions.tsx'

const form: FormParts<typeof role> = [
  { title: 'System.role.group.names', fields: ['name', 'name_en', 'name_tc', 'code'] },
  {
    title: 'System.role.group.kind',
    fields: ['type', 'requires_second_factor', 'department_required', 'description'],
  },
  { title: 'System.role.group.permissions', fields: ['permissions'] },
]

const Related = () => (
  <>
    <RolePermissions />
    <RoleScopes />
    <RelatedRecords
      title="System.role.group.members"
      contract={user}
      by="roles"
      sort={{ field: 'username', order: 'ASC' }}
      empty="System.role.no_members"
    />
  </>
)

/** The roles: list, page and forms. */
export const roleScreens = resourceScreens(role, {
  looks: {
    type: { statusColors: { management: 'amber', business: 'blue', readonly: 'grey', external: 'green' } },
    permissions: { input: PermissionsInput, render: (codes) => String(asList(codes).length) },
  },
  columns: [
    { source: 'name', width: 220, grows: true },
    { source: 'code', width: 180 },
    { source: 'type', width: 130 },
    { source: 'permissions', width: 110 },
    { source: 'department_required', width: 200 },
    { source: 'description', width: 260, hidden: true },
  ],
  filters: ['type', 'department_required'],
  facts: ['code'],
  form,
  create: roleCreate(form),
  buttons: RoleActions,
  sections: [
    {
      title: 'System.role.group.kind',
      fields: ['requires_second_factor', 'department_required', 'description'],
    },
  ],
  related: Related,
})
