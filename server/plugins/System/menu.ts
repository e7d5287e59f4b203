import type { MenuEntry } from '#server/http/menuEntry.ts'

// prettier-ignore
export const menu: readonly MenuEntry[] = [
  { uri: '/System', title: { zh_CN: '系统管理', zh_TW: '系統管理', en_US: 'System' }, icon: 'settings', order: 130, can: 'system.user.view' },
  { uri: '/System/user', parent: '/System', title: { zh_CN: '用户', zh_TW: '用戶', en_US: 'Users' }, icon: 'people', order: 13010, can: 'system.user.view' },
  { uri: '/System/role', parent: '/System', title: { zh_CN: '角色', zh_TW: '角色', en_US: 'Roles' }, icon: 'badge', order: 13020, can: 'system.role.view' },
  { uri: '/System/spaceOwner', parent: '/System', title: { zh_CN: '负责铺位', zh_TW: '負責舖位', en_US: 'Store assignments' }, icon: 'storefront', order: 13015, can: 'system.space_owner.view' },
  { uri: '/System/permission', parent: '/System', title: { zh_CN: '权限', zh_TW: '權限', en_US: 'Permissions' }, icon: 'lock', order: 13030, can: 'system.permission.view' },
  { uri: '/System/menu', parent: '/System', title: { zh_CN: '菜单', zh_TW: '選單', en_US: 'Menus' }, icon: 'menu', order: 13040, can: 'system.menu.view' },
  { uri: '/System/i18n', parent: '/System', title: { zh_CN: '多语言', zh_TW: '多語言', en_US: 'Languages' }, icon: 'translate', order: 13050, can: 'system.i18n.view' },
  { uri: '/System/param', parent: '/System', title: { zh_CN: '参数', zh_TW: '參數', en_US: 'Parameters' }, icon: 'tune', order: 13060, can: 'system.param.view' },
  { uri: '/System/dictionary', parent: '/System', title: { zh_CN: '字典', zh_TW: '字典', en_US: 'Dictionaries' }, icon: 'menu_book', order: 13063, can: 'system.param.view' },
  { uri: '/System/department', parent: '/System', title: { zh_CN: '部门', zh_TW: '部門', en_US: 'Departments' }, icon: 'account_tree', order: 13065, can: 'system.department.view' },
  { uri: '/System/site', parent: '/System', title: { zh_CN: '站点', zh_TW: '站點', en_US: 'Sites' }, icon: 'location_city', order: 13066, can: 'system.site.view' },
  { uri: '/System/staffLevel', parent: '/System', title: { zh_CN: '职级', zh_TW: '職級', en_US: 'Staff levels' }, icon: 'stairs', order: 13067, can: 'system.department.view' },
  { uri: '/System/auditlog', parent: '/System', title: { zh_CN: '审计日志', zh_TW: '審計日誌', en_US: 'Audit log' }, icon: 'history', order: 13070, can: 'system.auditlog.view' },
  { uri: '/System/session', parent: '/System', title: { zh_CN: '在线用户', zh_TW: '在線用戶', en_US: 'Online users' }, icon: 'devices', order: 13075, can: 'system.session.view' },
  { uri: '/System/signIn', parent: '/System', title: { zh_CN: '登录记录', zh_TW: '登入記錄', en_US: 'Sign-in log' }, icon: 'login', order: 13076, can: 'system.session.view' },
  { uri: '/System/job', parent: '/System', title: { zh_CN: '后台任务', zh_TW: '後台工作', en_US: 'Jobs' }, icon: 'schedule', order: 13080, can: 'system.job.view' },
  { uri: '/System/status', parent: '/System', title: { zh_CN: '系统状态', zh_TW: '系統狀態', en_US: 'Status' }, icon: 'monitor_heart', order: 13085, can: 'system.status.view' },
  { uri: '/System/announcement', parent: '/System', title: { zh_CN: '公告', zh_TW: '公告', en_US: 'Announcements' }, icon: 'campaign', order: 13090, can: 'system.announcement.view' },
]
