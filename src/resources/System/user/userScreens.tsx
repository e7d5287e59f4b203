import { user } from '#contract/System/user.ts'
import type { FormParts } from '#src/kit/form/FieldGroup.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { OwnStoresOf } from '#src/resources/System/spaceOwner/OwnStoresOf.tsx'
import { UserActions } from './UserActions.tsx'
import { userCreate } from './userCreate.tsx'
import { UserList } from './UserList.tsx'

const form: FormParts<typeof user> = [
  { title: 'System.user.group.person', fields: ['username', 'name', 'name_en', 'locale'] },
  { title: 'System.user.group.access', fields: ['roles', 'sites', 'department', 'staff_level', 'is_active'] },
  { title: 'System.user.group.reach', fields: ['email', 'country_code', 'mobile', 'sms_remind'] },
]

/** The people who can sign in: list, page and forms. */
export const userScreens = resourceScreens(user, {
  list: UserList,
  monogram: true,
  facts: ['username', 'is_active', 'last_login_at'],
  form,
  create: userCreate(form),
  recordFacts: ['last_login_at', 'last_login_ip', 'must_change_password', 'second_factor_at', 'is_builtin'],
  buttons: UserActions,
  related: OwnStoresOf,
})
