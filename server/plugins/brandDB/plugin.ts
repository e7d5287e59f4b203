import { area } from '#contract/brandDB/area.ts'
import { brandAuditInprogress } from '#contract/brandDB/brandAudit.ts'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { text } from '#contract/localText.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { route } from '#server/http/handler.ts'
import { brandRequests } from './brandAudit/brandRequests.ts'
import { brandHooks } from './hooks/brand.ts'
import { brandTagHooks } from './hooks/brandTag.ts'
import { level1Hooks, level2Hooks } from './hooks/classifications.ts'
import { companyHooks } from './hooks/company.ts'
import { contactHooks } from './hooks/contact.ts'
import { floorHooks } from './hooks/floor.ts'
import { storeHooks } from './hooks/store.ts'
import { reports } from './reports.ts'
import { brandCountsRoute } from './routes/brandCounts.ts'
import { brandExportRoute, brandSearchRoute } from './routes/brandSearch.ts'
import { contactSearchRoute } from './routes/contactSearch.ts'
import { duplicatesRoute } from './routes/duplicates.ts'
import { favoriteBrandRoutes } from './routes/favoriteBrand.ts'
import { storeAccessRoutes } from './routes/storeAccess.ts'
import { storeChangeRoutes } from './routes/storeChange.ts'
import { storeLineageRoutes } from './routes/storeLineage.ts'
import { storeStatisticsRoute } from './routes/storeStatistics.ts'
import { todos } from './todos.ts'
import { brandSetup } from './setup.ts'

/** Brands and their approval, companies, contacts, stores and floors, dictionaries. */
export default defineServerPlugin({
  ...area,
  setup: brandSetup,
  reports,
  todos,
  noticeKinds: { brand_audit: text('品牌申请', '品牌申請', 'Brand requests') },
  hooks: {
    brand: brandHooks,
    brand_audit: brandRequests.hooks,
    brand_category: { guard: brandRequests.guardProposed(brandCategory) },
    brand_company: { guard: brandRequests.guardPart('brand_id') },
    brand_tag: brandTagHooks,
    company: companyHooks,
    contact: contactHooks,
    floor: floorHooks,
    level1_classification: level1Hooks,
    level2_classification: level2Hooks,
    store: storeHooks,
  },
  routes: [
    ...storeAccessRoutes,
    ...storeChangeRoutes,
    ...storeLineageRoutes,
    storeStatisticsRoute,
    route(brandAuditInprogress, ({ params, reading }) =>
      reading(async (context) => ({ data: await brandRequests.openRequest(context, params.brand_id) })),
    ),
    brandCountsRoute,
    brandExportRoute,
    brandSearchRoute,
    ...favoriteBrandRoutes,
    contactSearchRoute,
    duplicatesRoute,
  ],
  sheets: { brand: { kinds: { store_count: 'count' } } },
  jobs: [brandRequests.forgetFiles],
})
