// Pages, forms and cards of the area, which are one chunk.
export { SalesCategories } from '#src/resources/PS/salesCategory/salesCategoryScreens.tsx'
export {
  BrandTrend,
  PerformanceRanking,
  PerformanceRecord,
  PerformanceReport,
} from '#src/resources/PS/performance/performanceScreens.tsx'
export {
  CostRatioCard,
  SalesCard,
  SalesLine,
  SalesYearCard,
} from '#src/resources/PS/performance/SalesCards.tsx'
export { BottomShops, TopShops } from '#src/resources/PS/performance/ShopRankings.tsx'
export { GroupSales, SiteSales } from '#src/resources/PS/performance/SiteSales.tsx'
export { MissingSales } from '#src/resources/PS/tenantSale/MissingSales.tsx'
export { ShopSales, ShopSalesCards } from '#src/resources/PS/performance/ShopSales.tsx'
export { PerformanceChanges } from '#src/resources/PS/performanceChange/PerformanceChanges.tsx'
export { scenarioScreens } from '#src/resources/PS/perfScenario/perfScenarioScreens.tsx'
export { Recalculation } from '#src/resources/PS/recalculation/Recalculation.tsx'
export { SalesGrid } from '#src/resources/PS/tenantSale/SalesGrid.tsx'
export { SalesImport, saleScreens } from '#src/resources/PS/tenantSale/tenantSaleScreens.tsx'
