import { area } from '#contract/System/area.ts'
import { announcement } from '#contract/System/announcement.ts'
import { department } from '#contract/common/department.ts'
import { menu } from '#contract/common/menu.ts'
import { site } from '#contract/common/site.ts'
import { spaceOwner } from '#contract/common/spaceOwner.ts'
import { staffLevel } from '#contract/common/staffLevel.ts'
import { auditLog } from '#contract/System/auditLog.ts'
import { param } from '#contract/System/param.ts'
import { permission } from '#contract/System/permissionList.ts'
import { role } from '#contract/System/role.ts'
import { signInRecord } from '#contract/System/signInRecord.ts'
import { user } from '#contract/System/user.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { plainResource } from '#src/kit/page/screens/nounsOf.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import words from './words.ts'

const list = screensOf(() => import('./screens.ts'))
const screen = screensOf(() => import('./pages.ts'))

/** Users, roles, permissions, the menu, languages, parameters, sites, departments, the audit log. */
export default definePlugin({
  id: area.id,
  api: 1,
  title: area.title,
  resources: [
    plainResource('System/department', department),
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
      list: list('AuditLogList'),
      ...screen.all('auditLogScreens', ['show']),
    }),
    defineResource({
      name: 'System/announcement',
      contract: announcement,
      list: list('AnnouncementList'),
      ...screen.all('announcementScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'System/param',
      contract: param,
      can: 'system.param.view',
      list: list('ParamList'),
      show: screen('ParamShow'),
    }),
    defineResource({
      name: 'System/permission',
      contract: permission,
      list: list('PermissionList'),
    }),
    defineResource({
      name: 'System/role',
      contract: role,
      list: list('RoleList'),
      ...screen.all('roleScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'System/user',
      contract: user,
      list: list('UserList'),
      ...screen.all('userScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'System/spaceOwner',
      contract: spaceOwner,
      list: list('SpaceOwnerList'),
      ...screen.all('spaceOwnerScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'System/signIn',
      contract: signInRecord,
      list: list('SignInList'),
    }),
    defineResource({
      name: 'System/site',
      contract: site,
      can: 'system.site.view',
      list: list('SiteList'),
      ...screen.all('siteScreens', ['create', 'edit', 'show']),
    }),
    plainResource('System/staffLevel', staffLevel),
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
