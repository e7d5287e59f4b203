import type { permissions as codes } from '#contract/System/permissions.ts'
import type { LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'system.user.view': {
    zh_CN: '系统管理·用户·查看',
    zh_TW: '系統管理·用戶·檢視',
    en_US: 'System: Users: view',
  },
  'system.user.create': {
    zh_CN: '系统管理·用户·新建',
    zh_TW: '系統管理·用戶·新增',
    en_US: 'System: Users: create',
  },
  'system.user.edit': {
    zh_CN: '系统管理·用户·编辑',
    zh_TW: '系統管理·用戶·編輯',
    en_US: 'System: Users: edit',
  },
  'system.user.delete': {
    zh_CN: '系统管理·用户·删除',
    zh_TW: '系統管理·用戶·刪除',
    en_US: 'System: Users: delete',
  },
  'system.user.change_role': {
    zh_CN: '系统管理·用户·更改角色',
    zh_TW: '系統管理·用戶·更改角色',
    en_US: 'System: Users: change roles',
  },
  'system.role.view': {
    zh_CN: '系统管理·角色·查看',
    zh_TW: '系統管理·角色·檢視',
    en_US: 'System: Roles: view',
  },
  'system.role.edit': {
    zh_CN: '系统管理·角色·编辑',
    zh_TW: '系統管理·角色·編輯',
    en_US: 'System: Roles: edit',
  },
  'system.permission.view': {
    zh_CN: '系统管理·权限·查看',
    zh_TW: '系統管理·權限·檢視',
    en_US: 'System: Permissions: view',
  },
  'system.permission.import': {
    zh_CN: '系统管理·权限·导入',
    zh_TW: '系統管理·權限·匯入',
    en_US: 'System: Permissions: import',
  },
  'system.menu.view': {
    zh_CN: '系统管理·菜单·查看',
    zh_TW: '系統管理·選單·檢視',
    en_US: 'System: Menus: view',
  },
  'system.menu.edit': {
    zh_CN: '系统管理·菜单·编辑',
    zh_TW: '系統管理·選單·編輯',
    en_US: 'System: Menus: edit',
  },
  'system.i18n.view': {
    zh_CN: '系统管理·多语言·查看',
    zh_TW: '系統管理·多語言·檢視',
    en_US: 'System: Languages: view',
  },
  'system.i18n.edit': {
    zh_CN: '系统管理·多语言·编辑',
    zh_TW: '系統管理·多語言·編輯',
    en_US: 'System: Languages: edit',
  },
  'system.param.view': {
    zh_CN: '系统管理·参数·查看',
    zh_TW: '系統管理·參數·檢視',
    en_US: 'System: Parameters: view',
  },
  'system.param.edit': {
    zh_CN: '系统管理·参数·编辑',
    zh_TW: '系統管理·參數·編輯',
    en_US: 'System: Parameters: edit',
  },
  'system.site.view': {
    zh_CN: '系统管理·站点·查看',
    zh_TW: '系統管理·站點·檢視',
    en_US: 'System: Sites: view',
  },
  'system.site.edit': {
    zh_CN: '系统管理·站点·编辑',
    zh_TW: '系統管理·站點·編輯',
    en_US: 'System: Sites: edit',
  },
  'system.department.view': {
    zh_CN: '系统管理·部门·查看',
    zh_TW: '系統管理·部門·檢視',
    en_US: 'System: Departments: view',
  },
  'system.department.edit': {
    zh_CN: '系统管理·部门·编辑',
    zh_TW: '系統管理·部門·編輯',
    en_US: 'System: Departments: edit',
  },
  'system.auditlog.view': {
    zh_CN: '系统管理·审计日志·查看',
    zh_TW: '系統管理·審計日誌·檢視',
    en_US: 'System: Audit log: view',
  },
  'system.session.view': {
    zh_CN: '系统管理·在线用户·查看',
    zh_TW: '系統管理·在線用戶·檢視',
    en_US: 'System: Online users: view',
  },
  'system.session.end': {
    zh_CN: '系统管理·在线用户·下线与解锁',
    zh_TW: '系統管理·在線用戶·登出及解鎖',
    en_US: 'System: Online users: sign out and unlock',
  },
  'system.job.view': {
    zh_CN: '系统管理·后台任务·查看',
    zh_TW: '系統管理·後台工作·檢視',
    en_US: 'System: Jobs: view',
  },
  'system.job.run': {
    zh_CN: '系统管理·后台任务·运行与暂停',
    zh_TW: '系統管理·後台工作·執行及暫停',
    en_US: 'System: Jobs: run and pause',
  },
  'system.status.view': {
    zh_CN: '系统管理·系统状态·查看',
    zh_TW: '系統管理·系統狀態·檢視',
    en_US: 'System: Status: view',
  },
  'system.status.export': {
    zh_CN: '系统管理·系统状态·导出支持包',
    zh_TW: '系統管理·系統狀態·匯出支援檔案',
    en_US: 'System: Status: support bundle',
  },
  'system.announcement.view': {
    zh_CN: '系统管理·公告·查看',
    zh_TW: '系統管理·公告·檢視',
    en_US: 'System: Announcements: view',
  },
  'system.announcement.edit': {
    zh_CN: '系统管理·公告·编辑',
    zh_TW: '系統管理·公告·編輯',
    en_US: 'System: Announcements: edit',
  },
}
