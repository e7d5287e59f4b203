import { salesCategory } from '#contract/PS/salesCategory.ts'
import { definePlugin, page } from '#src/kit/definePlugin.ts'
import { defineResource } from '#src/kit/defineResource.ts'
import { screensOf } from '#src/kit/screensOf.ts'
import words from './words.ts'

const screen = screensOf(() => import('./screens.ts'))

/** Performance and sales: what tenants sold, and what it means for their rents. */
export default definePlugin({
  id: 'PS',
  api: 1,
  title: { zh_CN: '业绩与销售', zh_TW: '業績與銷售', en_US: 'Performance & sales' },
  resources: [
    defineResource({ name: 'PS/salesCategory', contract: salesCategory, list: screen('SalesCategories') }),
  ],
  pages: [
    page('/PS/performance', screen('PerformanceReport'), 'perf.view'),
    page('/PS/performance/:id', screen('PerformanceRecord'), { any: ['perf.view', 'perf.recalculate'] }),
  ],
  messages: words,
})
