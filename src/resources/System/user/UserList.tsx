import { lazy, Suspense } from 'react'
import { user } from '#contract/System/user.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'

/** Fetched once people are selected. */
const ChangeRoles = lazy(async () => ({ default: (await import('./ChangeRoles.tsx')).ChangeRoles }))

const FirstPasswords = lazy(async () => ({
  default: (await import('./FirstPasswords.tsx')).FirstPasswords,
}))

/** The people who can sign in. */
export const UserList = listOf(user, {
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
  selects: 'system.user.change_role',
  page: {
    bulk: (
      <Suspense>
        <ChangeRoles />
        <FirstPasswords />
      </Suspense>
    ),
  },
})
