import { role } from '#contract/System/role.ts'
import { user } from '#contract/System/user.ts'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import type { FormParts } from '#src/kit/form/FieldGroup.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { PermissionsInput } from './PermissionsInput.tsx'
import { RoleActions } from './RoleActions.tsx'
import { roleCreate } from './roleCreate.tsx'
import { RoleList, roleLooks } from './RoleList.tsx'
import { RolePermissions } from './RolePermissions.tsx'
import { RoleScopes } from './RoleScopes.tsx'

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
  looks: { ...roleLooks, permissions: { ...roleLooks.permissions, input: PermissionsInput } },
  list: RoleList,
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
