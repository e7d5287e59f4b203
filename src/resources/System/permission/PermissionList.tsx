import { permission } from '#contract/System/permissionList.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { Holders } from './Holders.tsx'
import { ImportPermissions } from './ImportPermissions.tsx'

/** The list of permissions; a row tells who has it. */
export const PermissionList = listOf(permission, {
  columns: [
    { source: 'code', width: 260 },
    { source: 'name', width: 300, grows: true },
    { source: 'area', width: 130 },
    { source: 'object', width: 150 },
    { source: 'action', width: 130 },
    { source: 'undeclared_at', width: 150, hidden: true },
  ],
  filters: [],
  more: ['area'],
  preview: ['code', 'area', 'description', 'undeclared_at', Holders],
  page: { actions: <ImportPermissions /> },
})
