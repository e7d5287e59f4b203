import { params } from '#contract/PS/params.ts'
import { periodLock, periodUnlock } from '#contract/PS/periodLock.ts'
import { retailCalcRun } from '#contract/PS/retailCalcRun.ts'
import { retailCalcStatus, retailRecalculate } from '#contract/PS/retailCalculation.ts'
import { salesCategory } from '#contract/PS/salesCategory.ts'
import { salesCategoryWords } from '#contract/PS/salesCategory.words.ts'
import { tenantSale, tenantSaleExport, tenantSaleImport } from '#contract/PS/tenantSale.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { retailPerformanceListRoute } from './figures/retailPerformanceList.ts'
import { retailPerformanceRoute } from './figures/retailPerformance.ts'
import { menu } from './menu.ts'
import { paramTexts } from './paramTexts.ts'
import { permissions } from './permissions.ts'

/** Performance and sales. */
export default defineServerPlugin({
  id: 'PS',
  codes: ['perf', 'sales'],
  permissions,
  menu,
  params,
  paramTexts,
  resources: [periodLock, retailCalcRun, salesCategory, tenantSale],
  words: [salesCategoryWords],
  routes: [retailPerformanceListRoute, retailPerformanceRoute],
  waiting: [periodUnlock, retailCalcStatus, retailRecalculate, tenantSaleExport, tenantSaleImport],
})
