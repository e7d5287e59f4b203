import { signedIn } from '#contract/access.ts'
import { department } from '#contract/common/department.ts'
import { menu } from '#contract/common/menu.ts'
import { menuWords } from '#contract/common/menu.words.ts'
import { site } from '#contract/common/site.ts'
import { siteWords } from '#contract/common/site.words.ts'
import { spaceOwner } from '#contract/common/spaceOwner.ts'
import { spaceOwnerWords } from '#contract/common/spaceOwner.words.ts'
import { staffLevel } from '#contract/common/staffLevel.ts'
import { area } from '#contract/System/area.ts'
import { scopeTexts } from '#contract/System/dataScope.words.ts'
import { dictionaryTexts } from '#contract/System/dictionary.words.ts'
import { helpTexts } from '#contract/System/help.words.ts'
import { i18nTexts } from '#contract/System/i18n.words.ts'
import { jobTexts } from '#contract/System/jobControl.words.ts'
import { sessionTexts } from '#contract/System/onlineSession.words.ts'
import { permissionWords } from '#contract/System/permission.words.ts'
import { permission } from '#contract/System/permissionList.ts'
import { role } from '#contract/System/role.ts'
import { setupTexts } from '#contract/System/setup.words.ts'
import { sightTexts } from '#contract/System/sight.words.ts'
import { statusTexts } from '#contract/System/status.words.ts'
import { user } from '#contract/System/user.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { nounsOf } from '#src/kit/page/screens/nounsOf.ts'

const announcements = screensOf(() => import('#src/resources/System/announcement/announcementScreens.tsx'))
const auditLogs = screensOf(() => import('#src/resources/System/auditLog/auditLogScreens.tsx'))
const dictionaries = screensOf(() => import('#src/resources/System/dictionary/Dictionaries.tsx'))
const messages = screensOf(() => import('#src/resources/System/i18n/Messages.tsx'))
const job = screensOf(() => import('#src/resources/System/jobControl/JobPage.tsx'))
const jobs = screensOf(() => import('#src/resources/System/jobControl/Jobs.tsx'))
const comparison = screensOf(() => import('#src/resources/System/role/RoleCompare.tsx'))
const scope = screensOf(() => import('#src/resources/System/role/ScopePage.tsx'))
const sessions = screensOf(() => import('#src/resources/System/session/OnlineUsers.tsx'))
const setup = screensOf(() => import('#src/resources/System/setup/SetUp.tsx'))
const templates = screensOf(() => import('#src/resources/System/setup/SetUpTemplates.tsx'))
const sight = screensOf(() => import('#src/resources/System/sight/Sight.tsx'))
const spaceOwners = screensOf(() => import('#src/resources/System/spaceOwner/spaceOwnerScreens.tsx'))
const spaceOwnerList = screensOf(() => import('#src/resources/System/spaceOwner/SpaceOwnerList.tsx'))
const status = screensOf(() => import('#src/resources/System/status/StatusPage.tsx'))

/** What is shown here, and belongs to every area. */
const shared = { id: area.id, nouns: { department, menu, permission, site, spaceOwner, staffLevel } }

/** Users, roles, permissions, the menu, languages, parameters, sites, departments, the audit log. */
export default definePlugin({
  area,
  resources: [
    ...nounsOf(area, {
      announcement: {
        ...announcements.all('announcementScreens'),
        list: screensOf(() => import('#src/resources/System/announcement/AnnouncementList.tsx'))(
          'AnnouncementList',
        ),
      },
      auditlog: {
        ...auditLogs.all('auditLogScreens', ['show']),
        list: screensOf(() => import('#src/resources/System/auditLog/AuditLogList.tsx'))('AuditLogList'),
      },
      param: {
        can: 'system.param.view',
        list: screensOf(() => import('#src/resources/System/param/ParamList.tsx'))('ParamList'),
        show: screensOf(() => import('#src/resources/System/param/ParamShow.tsx'))('ParamShow'),
      },
      role: {
        ...screensOf(() => import('#src/resources/System/role/roleScreens.tsx')).all('roleScreens'),
        list: screensOf(() => import('#src/resources/System/role/RoleList.tsx'))('RoleList'),
      },
      signIn: {
        list: screensOf(() => import('#src/resources/System/session/SignInList.tsx'))('SignInList'),
      },
      user: {
        ...screensOf(() => import('#src/resources/System/user/userScreens.tsx')).all('userScreens'),
        list: screensOf(() => import('#src/resources/System/user/UserList.tsx'))('UserList'),
      },
    }),
    ...nounsOf(shared, {
      menu: {
        manages: true,
        can: 'system.menu.view',
        list: screensOf(() => import('#src/resources/System/menu/MenuEditor.tsx'))('MenuEditor'),
      },
      permission: {
        list: screensOf(() => import('#src/resources/System/permission/PermissionList.tsx'))(
          'PermissionList',
        ),
      },
      site: {
        can: 'system.site.view',
        ...screensOf(() => import('#src/resources/System/site/siteScreens.tsx')).all('siteScreens'),
        list: screensOf(() => import('#src/resources/System/site/SiteList.tsx'))('SiteList'),
      },
      spaceOwner: { ...spaceOwners.all('spaceOwnerScreens'), list: spaceOwnerList('SpaceOwnerList') },
    }),
  ],
  pages: [
    page('/System/setup', setup('SetUp'), 'system.setup.edit'),
    page('/System/setup/:step', templates('SetUpTemplates'), signedIn),
    page('/System/dictionary', dictionaries('Dictionaries'), 'system.param.view'),
    page('/System/i18n', messages('Messages'), 'system.i18n.view'),
    page('/System/session', sessions('OnlineUsers'), 'system.session.view'),
    page('/System/status', status('StatusPage'), 'system.status.view'),
    page('/System/job', jobs('Jobs'), 'system.job.view'),
    page('/System/job/:name', job('JobPage'), 'system.job.view'),
    page('/System/role/compare', comparison('RoleCompare'), role.can.view),
    page('/System/role/:id/scope', scope('ScopePage'), role.can.view),
    page('/System/user/:id/sight', sight('Sight'), user.can.view),
  ],
  messages: messagesOf(
    {
      ...nounWords(area),
      ...nounWords({ ...shared, words: [menuWords, permissionWords, siteWords, spaceOwnerWords] }),
    },
    {
      System: {
        help: helpTexts,
        dictionary: dictionaryTexts,
        i18n: i18nTexts,
        job: jobTexts,
        scope: scopeTexts,
        session: sessionTexts,
        setup: setupTexts,
        sight: sightTexts,
        status: statusTexts,
      },
    },
  ),
})
