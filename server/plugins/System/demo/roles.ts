import type { RoleType } from '#contract/access.ts'
import { text } from '#contract/localText.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'
import {
  permissionsOf,
  roleTemplates,
  type RoleTemplate,
} from '#server/plugins/System/roles/roleTemplates.ts'

const administrators: Omit<RoleTemplate, 'does'> = {
  code: 'sys_admin',
  name: text('系统管理员', '系統管理員', 'System administrator'),
  type: 'management',
  grants: '*',
}

const others: readonly Omit<RoleTemplate, 'does'>[] = [
  { code: 'no_menu', name: text('无菜单', '無菜單', 'No menu'), type: 'external', grants: '' },
  // Edge case: its permissions are one string instead of a list, which readers must accept (specification
  // section 3).
  {
    code: 'report_reader',
    name: text('报表查阅', '報表查閱', 'Report reader'),
    type: 'readonly',
    grants: 'report.view',
  },
]

/**
 * The 16 roles of the demo operator and a role whose permissions are a single string. `codes` are all that
 * areas declare.
 */
export const roles = (createdAt: number, codes: readonly string[]) =>
  [administrators, ...roleTemplates, ...others].map(({ code, name, type, grants }) => ({
    _id: code,
    code,
    name: name.zh_CN,
    name_tc: name.zh_TW,
    name_en: name.en_US,
    type,
    permissions: code === 'report_reader' ? grants : permissionsOf({ grants }, codes),
    department_required: [],
    description: descriptions[type],
    ...commonColumns(createdAt),
  }))

const descriptions: Readonly<Record<RoleType, string>> = {
  management: '管理角色：持有人视为管理人员',
  business: '业务角色',
  readonly: '只读角色：只可查看，不可更改',
  external: '外部人员角色',
}
