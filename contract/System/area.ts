import type { Area } from '#contract/area.ts'
import { permissionNames, text } from '#contract/localText.ts'
import { announcement } from './announcement.ts'
import { announcementWords } from './announcement.words.ts'
import { auditLog } from './auditLog.ts'
import { auditLogWords } from './auditLog.words.ts'
import { param } from './param.ts'
import { paramWords } from './param.words.ts'
import { role } from './role.ts'
import { roleWords } from './role.words.ts'
import { signInRecord } from './signInRecord.ts'
import { signInRecordWords } from './signInRecord.words.ts'
import { user } from './user.ts'
import { userWords } from './user.words.ts'

export const title = text('系统管理', '系統管理', 'System')

export const permissions = permissionNames(title, {
  'system.user.view': text('用户·查看', '用戶·檢視', 'Users: view'),
  'system.user.create': text('用户·新建', '用戶·新增', 'Users: create'),
  'system.user.edit': text('用户·编辑', '用戶·編輯', 'Users: edit'),
  'system.user.delete': text('用户·删除', '用戶·刪除', 'Users: delete'),
  'system.user.change_role': text('用户·更改角色', '用戶·更改角色', 'Users: change roles'),
  'system.space_owner.view': text('负责铺位·查看', '負責舖位·檢視', 'Store assignments: view'),
  'system.space_owner.edit': text('负责铺位·编辑', '負責舖位·編輯', 'Store assignments: edit'),
  'system.role.view': text('角色·查看', '角色·檢視', 'Roles: view'),
  'system.role.edit': text('角色·编辑', '角色·編輯', 'Roles: edit'),
  'system.permission.view': text('权限·查看', '權限·檢視', 'Permissions: view'),
  'system.permission.import': text('权限·导入', '權限·匯入', 'Permissions: import'),
  'system.menu.view': text('菜单·查看', '選單·檢視', 'Menus: view'),
  'system.menu.edit': text('菜单·编辑', '選單·編輯', 'Menus: edit'),
  'system.i18n.view': text('多语言·查看', '多語言·檢視', 'Languages: view'),
  'system.i18n.edit': text('多语言·编辑', '多語言·編輯', 'Languages: edit'),
  'system.param.view': text('参数·查看', '參數·檢視', 'Parameters: view'),
  'system.param.edit': text('参数·编辑', '參數·編輯', 'Parameters: edit'),
  'system.site.view': text('站点·查看', '站點·檢視', 'Sites: view'),
  'system.site.edit': text('站点·编辑', '站點·編輯', 'Sites: edit'),
  'system.department.view': text('部门·查看', '部門·檢視', 'Departments: view'),
  'system.department.edit': text('部门·编辑', '部門·編輯', 'Departments: edit'),
  'system.auditlog.view': text('审计日志·查看', '審計日誌·檢視', 'Audit log: view'),
  'system.session.view': text('在线用户·查看', '在線用戶·檢視', 'Online users: view'),
  'system.session.end': text(
    '在线用户·下线与解锁',
    '在線用戶·登出及解鎖',
    'Online users: sign out and unlock',
  ),
  'system.job.view': text('后台任务·查看', '後台工作·檢視', 'Jobs: view'),
  'system.job.run': text('后台任务·运行与暂停', '後台工作·執行及暫停', 'Jobs: run and pause'),
  'system.status.view': text('系统状态·查看', '系統狀態·檢視', 'Status: view'),
  'system.status.export': text('系统状态·导出支持包', '系統狀態·匯出支援檔案', 'Status: support bundle'),
  'system.setup.edit': text('初始设置', '初始設定', 'Set-up'),
  'system.announcement.view': text('公告·查看', '公告·檢視', 'Announcements: view'),
  'system.announcement.edit': text('公告·编辑', '公告·編輯', 'Announcements: edit'),
})

// oxfmt-ignore
const menu = [
  { uri: '/System', title: text('系统管理', '系統管理', 'System'), icon: 'settings', order: 130, can: 'system.user.view' },
  { uri: '/System/setup', parent: '/System', title: text('初始设置', '初始設定', 'Set-up'), icon: 'fact_check', order: 13005, can: 'system.setup.edit' },
  { uri: '/System/user', parent: '/System', title: text('用户', '用戶', 'Users'), icon: 'people', order: 13010, can: 'system.user.view' },
  { uri: '/System/role', parent: '/System', title: text('角色', '角色', 'Roles'), icon: 'badge', order: 13020, can: 'system.role.view' },
  { uri: '/System/spaceOwner', parent: '/System', title: text('负责铺位', '負責舖位', 'Store assignments'), icon: 'storefront', order: 13015, can: 'system.space_owner.view' },
  { uri: '/System/permission', parent: '/System', title: text('权限', '權限', 'Permissions'), icon: 'lock', order: 13030, can: 'system.permission.view' },
  { uri: '/System/menu', parent: '/System', title: text('菜单', '選單', 'Menus'), icon: 'menu', order: 13040, can: 'system.menu.view' },
  { uri: '/System/i18n', parent: '/System', title: text('多语言', '多語言', 'Languages'), icon: 'translate', order: 13050, can: 'system.i18n.view' },
  { uri: '/System/param', parent: '/System', title: text('参数', '參數', 'Parameters'), icon: 'tune', order: 13060, can: 'system.param.view' },
  { uri: '/System/dictionary', parent: '/System', title: text('字典', '字典', 'Dictionaries'), icon: 'menu_book', order: 13063, can: 'system.param.view' },
  { uri: '/System/department', parent: '/System', title: text('部门', '部門', 'Departments'), icon: 'account_tree', order: 13065, can: 'system.department.view' },
  { uri: '/System/site', parent: '/System', title: text('站点', '站點', 'Sites'), icon: 'location_city', order: 13066, can: 'system.site.view' },
  { uri: '/System/staffLevel', parent: '/System', title: text('职级', '職級', 'Staff levels'), icon: 'stairs', order: 13067, can: 'system.department.view' },
  { uri: '/System/auditlog', parent: '/System', title: text('审计日志', '審計日誌', 'Audit log'), icon: 'history', order: 13070, can: 'system.auditlog.view' },
  { uri: '/System/session', parent: '/System', title: text('在线用户', '在線用戶', 'Online users'), icon: 'devices', order: 13075, can: 'system.session.view' },
  { uri: '/System/signIn', parent: '/System', title: text('登录记录', '登入記錄', 'Sign-in log'), icon: 'login', order: 13076, can: 'system.session.view' },
  { uri: '/System/job', parent: '/System', title: text('后台任务', '後台工作', 'Jobs'), icon: 'schedule', order: 13080, can: 'system.job.view' },
  { uri: '/System/status', parent: '/System', title: text('系统状态', '系統狀態', 'Status'), icon: 'monitor_heart', order: 13085, can: 'system.status.view' },
  { uri: '/System/announcement', parent: '/System', title: text('公告', '公告', 'Announcements'), icon: 'campaign', order: 13090, can: 'system.announcement.view' },
] as const satisfies Area['menu']

/** Users, roles, permissions, the menu, languages, parameters, sites, departments, the audit log. */
export const area = {
  id: 'System',
  title,
  codes: 'system',
  permissions,
  menu,
  nouns: { announcement, auditlog: auditLog, param, role, signIn: signInRecord, user },
  words: [announcementWords, auditLogWords, paramWords, roleWords, signInRecordWords, userWords],
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}
