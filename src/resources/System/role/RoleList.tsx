import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { role } from '#contract/System/role.ts'
import { asList } from '#contract/oneOrMany.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'

/** Opens the roles that many operators need, for users who may create one. */
function FromTemplates() {
  const translate = useTranslate()
  if (!useCan(role.can.create)) return null
  return (
    <Button component={LinkBase} to="/System/setup/System.roles">
      {translate('System.setup.from_templates')}
    </Button>
  )
}

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
  page: { actions: <FromTemplates /> },
})
