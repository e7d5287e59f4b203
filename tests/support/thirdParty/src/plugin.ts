import { definePlugin, defineResource, extend, extendSlot, page, pageNotices, screensOf } from 'atrium/kit'
import { lostItem, permissions } from './contract.ts'
import words from './words.ts'

const screen = screensOf(() => import('./screens.tsx'))
// Apart from the screens, since it is fetched at every visit.
const notice = screensOf(() => import('./Overdue.tsx'))

const storeLost = async () => (await import('./storeLost.ts')).storeLostShown

const screens = { list: screen('List'), create: screen('Create'), edit: screen('Edit'), show: screen('Show') }

/** Lost and found, for the service desks of the malls. */
export default definePlugin({
  id: 'lostFound',
  api: 1,
  version: '1.0.0',
  title: { zh_CN: '失物招领', zh_TW: '失物認領', en_US: 'Lost and found' },
  permissions,
  resources: [defineResource({ name: 'lostFound/item', contract: lostItem, ...screens })],
  pages: [page('/lostFound/board', screen('Board'), 'lostFound.view')],
  extensions: [
    extendSlot(pageNotices, { id: 'overdue', load: notice('Overdue'), can: 'lostFound.view' }),
    extend('brandDB/store', { id: 'lost', load: storeLost, can: 'lostFound.view' }),
  ],
  optionalDependencies: ['brandDB'],
  menu: [
    {
      uri: '/lostFound/item',
      title: { zh_CN: '失物登记', zh_TW: '失物登記', en_US: 'Found things' },
      icon: 'list_alt',
      can: 'lostFound.view',
    },
    {
      uri: '/lostFound/board',
      title: { zh_CN: '失物看板', zh_TW: '失物概覽', en_US: 'Lost and found board' },
      icon: 'insights',
      can: 'lostFound.view',
    },
  ],
  messages: words,
})
