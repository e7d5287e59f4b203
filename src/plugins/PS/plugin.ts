import { seesRents } from '#contract/leasing/seesRents.ts'
import { area } from '#contract/PS/area.ts'
import { cardTexts } from '#contract/PS/card.words.ts'
import { helpTexts } from '#contract/PS/help.words.ts'
import { performanceChangesTexts } from '#contract/PS/performanceChanges.words.ts'
import { perfScenarioTexts } from '#contract/PS/perfScenario.words.ts'
import { recalculationTexts } from '#contract/PS/recalculation.words.ts'
import { performanceTexts } from '#contract/PS/retailPerformance.words.ts'
import { tenantSale } from '#contract/PS/tenantSale.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { extendSlot, extendSlots } from '#src/kit/base/plugin/slot.ts'
import {
  brandSections,
  dashboardCards,
  groupCards,
  shopCards,
  shopTabs,
  workspaceCards,
} from '#src/kit/base/plugin/slots.ts'
import { nounsOf } from '#src/kit/page/screens/nounsOf.ts'

const screen = screensOf(() => import('#src/resources/PS/performance/performanceScreens.tsx'))
const card = screensOf(() => import('#src/resources/PS/performance/SalesCards.tsx'))
const ranking = screensOf(() => import('#src/resources/PS/performance/ShopRankings.tsx'))
const ofShop = screensOf(() => import('#src/resources/PS/performance/ShopSales.tsx'))
const ofSites = screensOf(() => import('#src/resources/PS/performance/SiteSales.tsx'))
const changes = screensOf(() => import('#src/resources/PS/performanceChange/PerformanceChanges.tsx'))
const recalculation = screensOf(() => import('#src/resources/PS/recalculation/Recalculation.tsx'))
const sales = screensOf(() => import('#src/resources/PS/tenantSale/tenantSaleScreens.tsx'))
const saleList = screensOf(() => import('#src/resources/PS/tenantSale/SaleList.tsx'))
const missing = screensOf(() => import('#src/resources/PS/tenantSale/MissingSales.tsx'))
const can = 'perf.view'

/** Performance and sales: what tenants sold, and what it means for their rents. */
export default definePlugin({
  area,
  resources: nounsOf(area, {
    billing: {
      ...screensOf(() => import('#src/resources/PS/billing/billingScreens.tsx')).all('billingScreens', [
        'show',
      ]),
      list: screensOf(() => import('#src/resources/PS/billing/RunList.tsx'))('RunList'),
    },
    billLine: {
      menuPlace: '/PS/billing',
      list: screensOf(() => import('#src/resources/PS/billing/LineList.tsx'))('LineList'),
    },
    salesCategory: {
      can: 'perf.sale_category.edit',
      list: screensOf(() => import('#src/resources/PS/salesCategory/salesCategoryScreens.tsx'))(
        'SalesCategories',
      ),
    },
    scenario: {
      menuPlace: '/PS/performance',
      ...screensOf(() => import('#src/resources/PS/perfScenario/perfScenarioScreens.tsx')).all(
        'scenarioScreens',
      ),
      list: screensOf(() => import('#src/resources/PS/perfScenario/ScenarioList.tsx'))('ScenarioList'),
    },
    tenantSale: {
      ...sales.all('saleScreens'),
      list: screensOf(() => import('#src/resources/PS/tenantSale/SalesGrid.tsx'))('SalesGrid'),
    },
  }),
  pages: [
    page('/PS/tenantSale/rows', saleList('SalesRows'), tenantSale.can.view),
    page('/PS/tenantSale/import', sales('SalesImport'), 'perf.sale.import'),
    page('/PS/performance', screen('PerformanceReport'), can),
    page('/PS/performance/changes', changes('PerformanceChanges'), can),
    page('/PS/performance/calculate', recalculation('Recalculation'), 'perf.recalculate'),
    page('/PS/ranking', screen('PerformanceRanking'), can),
    page('/PS/performance/:id', screen('PerformanceRecord'), can),
  ],
  extensions: [
    extendSlot(shopCards, { id: 'sales', load: ofShop('ShopSalesCards'), can, order: 50 }),
    ...extendSlots(shopTabs, {
      sales: { label: 'PS.performance.shop.tab', load: ofShop('ShopSales'), can, order: 50 },
    }),
    extendSlot(brandSections, { id: 'trend', load: screen('BrandTrend'), can }),
    ...extendSlots(dashboardCards, {
      sales: { label: 'PS.card.sales', load: card('SalesCard'), can, order: 10 },
      sales_year: { label: 'PS.card.sales_of_year', load: card('SalesYearCard'), can, order: 11 },
      ocr: {
        label: 'PS.performance.figure.ocr',
        load: card('CostRatioCard'),
        can: { all: [can, seesRents] },
        order: 13,
      },
      line: { label: 'PS.card.line', load: card('SalesLine'), can, size: 2, order: 30 },
      top: { label: 'PS.card.top', load: ranking('TopShops'), can, size: 2, order: 40 },
      bottom: { label: 'PS.card.bottom', load: ranking('BottomShops'), can, size: 2, order: 41 },
    }),
    ...extendSlots(workspaceCards, {
      missing: {
        label: 'PS.card.missing_of',
        load: missing('MissingSales'),
        can: tenantSale.can.view,
        order: 40,
      },
    }),
    ...extendSlots(groupCards, {
      sites: { label: 'PS.card.sites_of', load: ofSites('SiteSales'), can, size: 4, order: 10 },
      line: { label: 'PS.card.group_line', load: ofSites('GroupSales'), can, size: 2, order: 20 },
    }),
  ],
  messages: messagesOf(nounWords(area), {
    PS: {
      help: helpTexts,
      card: cardTexts,
      changes: performanceChangesTexts,
      performance: performanceTexts,
      recalculation: recalculationTexts,
      scenario: perfScenarioTexts,
    },
  }),
})
