import { announcement } from '#contract/System/announcement.ts'
import { department } from '#contract/common/department.ts'
import { menu } from '#contract/common/menu.ts'
import { site } from '#contract/common/site.ts'
import { staffLevel } from '#contract/common/staffLevel.ts'
import { auditLog } from '#contract/System/auditLog.ts'
import { param } from '#contract/System/param.ts'
import { permission } from '#contract/System/permissionList.ts'
import { role } from '#contract/System/role.ts'
import { signInRecord } from '#contract/System/signInRecord.ts'
import { user } from '#contract/System/user.ts'
import { definePlugin, page } from '#src/kit/definePlugin.ts'
import { defineResource } from '#src/kit/defineResource.ts'
import { screensOf } from '#src/kit/screensOf.ts'
import words from './words.ts'

const screen = screensOf(() => import('./screens.ts'))

/** Users, roles, permissions, the menu, languages, parameters, sites, departments, the audit log. */
export default definePlugin({
  id: 'System',
  api: 1,
  title: { zh_CN: '系统管理', zh_TW: '系統管理', en_US: 'System' },
  resources: [
    defineResource({
      name: 'System/department',
      contract: department,
      can: 'system.department.view',
      ...screen.all('departmentScreens'),
    }),
    defineResource({
      name: 'System/menu',
      contract: menu,
      manages: true,
      can: 'system.menu.view',
      list: screen('MenuEditor'),
    }),
    defineResource({
      name: 'System/auditlog',
      contract: auditLog,
      ...screen.all('auditLogScreens', ['list', 'show']),
    }),
    defineResource({
      name: 'System/announcement',
      contract: announcement,
      ...screen.all('announcementScreens'),
    }),
    defineResource({
      name: 'System/param',
      contract: param,
      can: 'system.param.view',
      list: screen('ParamList'),
      show: screen('ParamShow'),
    }),
    defineResource({
      name: 'System/permission',
      contract: permission,
      ...screen.all('permissionScreens', ['list']),
    }),
    defineResource({ name: 'System/role', contract: role, ...screen.all('roleScreens') }),
    defineResource({ name: 'System/user', contract: user, ...screen.all('userScreens') }),
    defineResource({
      name: 'System/signIn',
      contract: signInRecord,
      ...screen.all('signInScreens', ['list']),
    }),
    defineResource({
      name: 'System/site',
      contract: site,
      can: 'system.site.view',
      ...screen.all('siteScreens', ['list', 'show', 'edit']),
    }),
    defineResource({
      name: 'System/staffLevel',
      contract: staffLevel,
      can: 'system.department.view',
      ...screen.all('staffLevelScreens', ['list', 'show', 'edit']),
    }),
  ],
  pages: [
    page('/System/dictionary', screen('Dictionaries'), 'system.param.view'),
    page('/System/i18n', screen('Messages'), 'system.i18n.view'),
    page('/System/session', screen('OnlineUsers'), 'system.session.view'),
    page('/System/status', screen('StatusPage'), 'system.status.view'),
    page('/System/job', screen('Jobs'), 'system.job.view'),
    page('/System/job/:name', screen('JobPage'), 'system.job.view'),
    page('/System/role/compare', screen('RoleCompare'), role.can.view),
    page('/System/role/:id/scope', screen('ScopePage'), role.can.view),
    page('/System/user/:id/sight', screen('Sight'), user.can.view),
  ],
  messages: words,
})
