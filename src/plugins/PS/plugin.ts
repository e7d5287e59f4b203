import { perfScenario } from '#contract/PS/perfScenario.ts'
import { salesCategory } from '#contract/PS/salesCategory.ts'
import { tenantSale } from '#contract/PS/tenantSale.ts'
import { definePlugin, page } from '#src/kit/definePlugin.ts'
import { defineResource } from '#src/kit/defineResource.ts'
import { extendSlot } from '#src/kit/slot.ts'
import { brandSections, shopCards, shopTabs } from '#src/kit/slots.ts'
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
    defineResource({
      name: 'PS/scenario',
      menuPlace: '/PS/performance',
      contract: perfScenario,
      ...screen.all('scenarioScreens'),
    }),
    defineResource({
      name: 'PS/tenantSale',
      contract: tenantSale,
      list: screen('SalesGrid'),
      ...screen.all('saleScreens', ['show', 'create', 'edit']),
    }),
  ],
  pages: [
    page('/PS/tenantSale/rows', screen('SalesRows'), tenantSale.can.view),
    page('/PS/tenantSale/import', screen('SalesImport'), 'perf.sale.import'),
    page('/PS/performance', screen('PerformanceReport'), 'perf.view'),
    page('/PS/performance/changes', screen('PerformanceChanges'), 'perf.view'),
    page('/PS/performance/calculate', screen('Recalculation'), 'perf.recalculate'),
    page('/PS/ranking', screen('PerformanceRanking'), 'perf.view'),
    page('/PS/performance/:id', screen('PerformanceRecord'), 'perf.view'),
  ],
  extensions: [
    extendSlot(shopCards, {
      id: 'sales',
      load: async () => (await import('./screens.ts')).ShopSalesCards,
      can: 'perf.view',
      order: 50,
    }),
    extendSlot(shopTabs, {
      id: 'sales',
      label: 'PS.performance.shop.tab',
      load: async () => (await import('./screens.ts')).ShopSales,
      can: 'perf.view',
      order: 50,
    }),
    extendSlot(brandSections, {
      id: 'trend',
      load: async () => (await import('./screens.ts')).BrandTrend,
      can: 'perf.view',
    }),
  ],
  messages: words,
})
