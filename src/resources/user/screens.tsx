import { lazy, Suspense } from 'react'
import { user } from '#contract/System/user.ts'
import type { FormParts } from '#src/kit/screens/FieldGroup.ts'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'

import { UserActions } from './UserActions.tsx'
import { userCreate } from './userCreate.tsx'

/** Fetched once people are selected. */
const ChangeRoles = lazy(async () => ({ default: (await import('./ChangeRoles.tsx')).ChangeRoles }))

const form: FormParts<typeof user> = [
  { title: 'System.user.group.person', fields: ['username', 'name', 'name_en', 'locale'] },
  { title: 'System.user.group.access', fields: ['roles', 'sites', 'department', 'staff_level', 'is_active'] },
  { title: 'System.user.group.reach', fields: ['email', 'country_code', 'mobile', 'sms_remind'] },
]

/** The people who can sign in: list, page and forms. */
export const userScreens = resourceScreens(user, {
  monogram: true,
  columns: [
    { source: 'name', width: 200, grows: true },
    { source: 'username', width: 180 },
    { source: 'roles', width: 220, grows: true },
    { source: 'sites', width: 200 },
    { source: 'department', width: 180 },
    { source: 'is_active', width: 90 },
    { source: 'last_login_at', width: 150 },
    { source: 'email', width: 220, hidden: true },
    { source: 'staff_level', width: 110, hidden: true },
  ],
  filters: ['roles', 'sites', 'department', 'is_active'],
  more: ['staff_level', 'last_login_at'],
  facts: ['username', 'is_active', 'last_login_at'],
  form,
  create: userCreate(form),
  recordFacts: ['last_login_at', 'last_login_ip', 'must_change_password', 'second_factor_at', 'is_builtin'],
  buttons: UserActions,
  selects: 'system.user.change_role',
  page: {
    bulk: (
      <Suspense>
        <ChangeRoles />
      </Suspense>
    ),
  },
})
