import { area } from '#contract/common/area.ts'
import { inboxTexts } from '#contract/common/inbox.words.ts'
import { profileTexts } from '#contract/common/profile.words.ts'
import { signedIn } from '#contract/access.ts'
import { todoDeputy } from '#contract/core/todo.ts'
import { todoDeputyWords } from '#contract/core/todo.words.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { messagesOf } from '#src/providers/messagesOf.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { extendSlot } from '#src/kit/base/plugin/slot.ts'
import { pageNotices } from '#src/kit/base/plugin/slots.ts'

const screen = screensOf(() => import('./screens.ts'))
const factor = screensOf(() => import('./factorScreens.ts'))
const imports = screensOf(() => import('./imports.ts'))
const inbox = screensOf(() => import('./inboxScreens.ts'))
// Separate from the screens, because they are fetched at every visit.
const notice = screensOf(() => import('./notices.ts'))

/** What belongs to every user: the profile, the inbox, and imports. */
export default definePlugin({
  area,
  resources: [defineResource({ name: 'common/deputy', contract: todoDeputy })],
  pages: [
    page('/todo', inbox('InboxPage'), signedIn),
    page('/notification', inbox('NotificationsPage'), signedIn),
    page('/todo/deputies', inbox('DeputiesPage'), signedIn),
    page('/profile', screen('Profile'), signedIn),
    page('/profile/password', screen('PasswordPage'), signedIn),
    page('/profile/second-factor', factor('FactorPage'), signedIn),
    page('/imports', imports('ImportHistory'), signedIn),
    page('/imports/new/:noun', imports('ImportNew'), signedIn),
    page('/imports/:id', imports('ImportPage'), signedIn),
  ],
  extensions: [
    extendSlot(pageNotices, { id: 'dutyFirst', load: notice('DutyFirst'), can: signedIn, order: 1 }),
    extendSlot(pageNotices, { id: 'publicDemo', load: notice('PublicDemo'), can: signedIn, order: 2 }),
    extendSlot(pageNotices, { id: 'demoArriving', load: notice('DemoArriving'), can: signedIn, order: 2 }),
    extendSlot(pageNotices, { id: 'announcements', load: notice('Announcements'), can: signedIn, order: 3 }),
    extendSlot(pageNotices, { id: 'mobileReminder', load: notice('MobileReminder'), can: signedIn }),
  ],
  messages: messagesOf({ 'common/deputy': todoDeputyWords }, { ...inboxTexts, profile: profileTexts }),
})
