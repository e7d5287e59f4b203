import { params } from '#contract/PS/params.ts'
import { periodLock, periodUnlock } from '#contract/PS/periodLock.ts'
import { retailCalcRun } from '#contract/PS/retailCalcRun.ts'
import { retailCalcStatus, retailRecalculate } from '#contract/PS/retailCalculation.ts'
import { salesCategory } from '#contract/PS/salesCategory.ts'
import { salesCategoryWords } from '#contract/PS/salesCategory.words.ts'
import { tenantSale } from '#contract/PS/tenantSale.ts'
import { tenantSaleWords } from '#contract/PS/tenantSale.words.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { retailPerformanceListRoute } from './figures/retailPerformanceList.ts'
import { retailPerformanceRoute } from './figures/retailPerformance.ts'
import { menu } from './menu.ts'
import { paramTexts } from './paramTexts.ts'
import { permissions } from './permissions.ts'
import { tenantSaleExportRoute } from './sales/exportSales.ts'
import { tenantSaleImportRoute } from './sales/importSales.ts'
import { saleHooks } from './sales/saleHooks.ts'
import { salesMonthRoute } from './sales/salesMonth.ts'

/** Performance and sales. */
export default defineServerPlugin({
  id: 'PS',
  codes: ['perf', 'sales'],
  permissions,
  menu,
  params,
  paramTexts,
  resources: [periodLock, retailCalcRun, salesCategory, tenantSale],
  words: [salesCategoryWords, tenantSaleWords],
  hooks: { tenant_sale: saleHooks },
  routes: [
    retailPerformanceListRoute,
    retailPerformanceRoute,
    salesMonthRoute,
    tenantSaleExportRoute,
    tenantSaleImportRoute,
  ],
  waiting: [periodUnlock, retailCalcStatus, retailRecalculate],
})
