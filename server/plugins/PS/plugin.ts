import { area } from '#contract/PS/area.ts'
import { periodLock } from '#contract/PS/periodLock.ts'
import { retailCalcRun } from '#contract/PS/retailCalcRun.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { migrationsIn } from '#server/http/migrationsIn.ts'
import { billingLineHooks, billingRunHooks } from './billing/billingHooks.ts'
import { billingJob } from './billing/billingJob.ts'
import { errors } from './billing/errors.ts'
import {
  billingForecastStartRoute,
  billingRunCalculateRoute,
  billingRunStartRoute,
} from './billing/startRoutes.ts'
import { todos } from './billing/todos.ts'
import { performanceChangeExplanationRoute } from './changes/changeExplanation.ts'
import { performanceChangesRoute } from './changes/performanceChanges.ts'
import { performanceExplanationRoute } from './figures/performanceExplanation.ts'
import { retailPerformanceListRoute } from './figures/retailPerformanceList.ts'
import { retailPerformanceRoute } from './figures/retailPerformance.ts'
import { rateTitle } from './figures/rates.ts'
import { rentTop20Route, salesTop20Route } from './figures/top20.ts'
import { lockRoute, unlockRoute } from './locks/lockRoutes.ts'
import { recalculateJob } from './performance/run/recalculateJob.ts'
import { recalculateRoute } from './performance/run/recalculateRoute.ts'
import { runStatus } from './performance/run/runRow.ts'
import { statusRoute } from './performance/run/statusRoute.ts'
import { reports } from './reports.ts'
import { besideSales, tenantSaleExportRoute } from './sales/exportSales.ts'
import { tenantSaleImportRoute } from './sales/importSales.ts'
import { saleHooks } from './sales/saleHooks.ts'
import { salesMonthRoute } from './sales/salesMonth.ts'
import { scenarioCalculateRoute } from './scenario/calculateScenario.ts'
import { scenarioJob } from './scenario/scenarioJob.ts'
import { scenarioFiguresRoute } from './scenario/scenarioFigures.ts'
import { scenarioHooks } from './scenario/scenarioHooks.ts'
import { noticeKinds, notices } from './notices.ts'
import { salesSetup } from './setup.ts'

/** Performance and sales. */
export default defineServerPlugin({
  ...area,
  notices,
  noticeKinds,
  errors,
  migrations: migrationsIn(new URL('./migrations/', import.meta.url)),
  setup: salesSetup,
  reports,
  todos,
  resources: [periodLock, retailCalcRun],
  sheets: { tenant_sale: { beside: besideSales } },
  hooks: {
    billing_line: billingLineHooks,
    billing_run: billingRunHooks,
    fx_rate: { derived: { title: rateTitle } },
    perf_scenario: scenarioHooks,
    retail_calc_run: { readAs: { status: () => runStatus } },
    tenant_sale: saleHooks,
  },
  routes: [
    billingForecastStartRoute,
    billingRunCalculateRoute,
    billingRunStartRoute,
    lockRoute,
    recalculateRoute,
    retailPerformanceListRoute,
    performanceChangeExplanationRoute,
    performanceChangesRoute,
    performanceExplanationRoute,
    retailPerformanceRoute,
    rentTop20Route,
    salesTop20Route,
    scenarioCalculateRoute,
    scenarioFiguresRoute,
    salesMonthRoute,
    statusRoute,
    tenantSaleExportRoute,
    tenantSaleImportRoute,
    unlockRoute,
  ],
  jobs: [billingJob, recalculateJob, scenarioJob],
})
