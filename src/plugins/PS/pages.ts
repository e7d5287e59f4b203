// Pages, forms and cards of the area, which are one chunk.
export { SalesCategories } from '#src/resources/salesCategory/screens.tsx'
export {
  BrandTrend,
  PerformanceRanking,
  PerformanceRecord,
  PerformanceReport,
} from '#src/resources/performance/screens.tsx'
export { CostRatioCard, SalesCard, SalesLine, SalesYearCard } from '#src/resources/performance/SalesCards.tsx'
export { BottomShops, TopShops } from '#src/resources/performance/ShopRankings.tsx'
export { GroupSales, SiteSales } from '#src/resources/performance/SiteSales.tsx'
export { MissingSales } from '#src/resources/tenantSale/MissingSales.tsx'
export { ShopSales, ShopSalesCards } from '#src/resources/performance/ShopSales.tsx'
export { PerformanceChanges } from '#src/resources/performanceChange/PerformanceChanges.tsx'
export { scenarioScreens } from '#src/resources/perfScenario/screens.tsx'
export { Recalculation } from '#src/resources/recalculation/Recalculation.tsx'
export { SalesGrid } from '#src/resources/tenantSale/SalesGrid.tsx'
export { SalesImport, saleScreens } from '#src/resources/tenantSale/screens.tsx'
