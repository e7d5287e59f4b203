import { area } from '#contract/PS/area.ts'
import { perfScenario } from '#contract/PS/perfScenario.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { salesCategory } from '#contract/PS/salesCategory.ts'
import { tenantSale } from '#contract/PS/tenantSale.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { extendSlot } from '#src/kit/base/plugin/slot.ts'
import {
  brandSections,
  dashboardCards,
  groupCards,
  shopCards,
  shopTabs,
  workspaceCards,
} from '#src/kit/base/plugin/slots.ts'
import { nounsOf } from '#src/kit/page/screens/nounsOf.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import words from './words.ts'

const list = screensOf(() => import('./screens.ts'))
const screen = screensOf(() => import('./pages.ts'))

/** Performance and sales: what tenants sold, and what it means for their rents. */
export default definePlugin({
  id: area.id,
  api: 1,
  title: area.title,
  resources: [
    ...nounsOf(area),
    defineResource({
      name: 'PS/salesCategory',
      contract: salesCategory,
      can: 'perf.sale_category.edit',
      list: screen('SalesCategories'),
    }),
    defineResource({
      name: 'PS/scenario',
      menuPlace: '/PS/performance',
      contract: perfScenario,
      list: list('ScenarioList'),
      ...screen.all('scenarioScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'PS/tenantSale',
      contract: tenantSale,
      list: screen('SalesGrid'),
      ...screen.all('saleScreens', ['show', 'create', 'edit']),
    }),
  ],
  pages: [
    page('/PS/tenantSale/rows', list('SalesRows'), tenantSale.can.view),
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
      load: async () => (await import('./pages.ts')).ShopSalesCards,
      can: 'perf.view',
      order: 50,
    }),
    extendSlot(shopTabs, {
      id: 'sales',
      label: 'PS.performance.shop.tab',
      load: async () => (await import('./pages.ts')).ShopSales,
      can: 'perf.view',
      order: 50,
    }),
    extendSlot(brandSections, {
      id: 'trend',
      load: async () => (await import('./pages.ts')).BrandTrend,
      can: 'perf.view',
    }),
    extendSlot(dashboardCards, {
      id: 'sales',
      label: 'PS.card.sales',
      load: async () => (await import('./pages.ts')).SalesCard,
      can: 'perf.view',
      order: 10,
    }),
    extendSlot(dashboardCards, {
      id: 'sales_year',
      label: 'PS.card.sales_of_year',
      load: async () => (await import('./pages.ts')).SalesYearCard,
      can: 'perf.view',
      order: 11,
    }),
    extendSlot(dashboardCards, {
      id: 'ocr',
      label: 'PS.performance.figure.ocr',
      load: async () => (await import('./pages.ts')).CostRatioCard,
      can: { all: ['perf.view', seesRents] },
      order: 13,
    }),
    extendSlot(dashboardCards, {
      id: 'line',
      label: 'PS.card.line',
      load: async () => (await import('./pages.ts')).SalesLine,
      can: 'perf.view',
      size: 2,
      order: 30,
    }),
    extendSlot(dashboardCards, {
      id: 'top',
      label: 'PS.card.top',
      load: async () => (await import('./pages.ts')).TopShops,
      can: 'perf.view',
      size: 2,
      order: 40,
    }),
    extendSlot(dashboardCards, {
      id: 'bottom',
      label: 'PS.card.bottom',
      load: async () => (await import('./pages.ts')).BottomShops,
      can: 'perf.view',
      size: 2,
      order: 41,
    }),
    extendSlot(workspaceCards, {
      id: 'missing',
      label: 'PS.card.missing_of',
      load: async () => (await import('./pages.ts')).MissingSales,
      can: tenantSale.can.view,
      order: 40,
    }),
    extendSlot(groupCards, {
      id: 'sites',
      label: 'PS.card.sites_of',
      load: async () => (await import('./pages.ts')).SiteSales,
      can: 'perf.view',
      size: 4,
      order: 10,
    }),
    extendSlot(groupCards, {
      id: 'line',
      label: 'PS.card.group_line',
      load: async () => (await import('./pages.ts')).GroupSales,
      can: 'perf.view',
      size: 2,
      order: 20,
    }),
  ],
  messages: words,
})
