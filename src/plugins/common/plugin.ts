import { signedIn } from '#contract/access.ts'
import { department } from '#contract/common/department.ts'
import { site } from '#contract/common/site.ts'
import { definePlugin, page } from '#src/kit/definePlugin.ts'
import { defineResource } from '#src/kit/defineResource.ts'
import { screensOf } from '#src/kit/screensOf.ts'
import { extendSlot } from '#src/kit/slot.ts'
import { pageNotices } from '#src/kit/slots.ts'
import words from './words.ts'

const screen = screensOf(() => import('./screens.ts'))
const imports = screensOf(() => import('./imports.ts'))
// Separate from the screens, because they are fetched at every visit.
const notice = screensOf(() => import('./notices.ts'))

/**
 * What every other area refers to (sites, departments), and what belongs to every user: the profile,
 * and imports.
 */
export default definePlugin({
  id: 'common',
  api: 1,
  title: { zh_CN: '公共', zh_TW: '公用', en_US: 'Common' },
  resources: [
    defineResource({ name: 'common/site', contract: site }),
    defineResource({ name: 'common/department', contract: department }),
  ],
  pages: [
    page('/profile', screen('Profile'), signedIn),
    page('/profile/password', screen('PasswordPage'), signedIn),
    page('/imports', imports('ImportHistory'), signedIn),
    page('/imports/new/:noun', imports('ImportNew'), signedIn),
    page('/imports/:id', imports('ImportPage'), signedIn),
  ],
  extensions: [
    extendSlot(pageNotices, { id: 'passwordFirst', load: notice('PasswordFirst'), can: signedIn, order: 1 }),
    extendSlot(pageNotices, { id: 'publicDemo', load: notice('PublicDemo'), can: signedIn, order: 2 }),
    extendSlot(pageNotices, { id: 'mobileReminder', load: notice('MobileReminder'), can: signedIn }),
  ],
  messages: words,
})
