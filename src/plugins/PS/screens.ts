// What the lists of the area are made of, which is one chunk: pages and forms come after them (pages.ts).
export { FxRateList } from '#src/resources/fxRate/FxRateList.tsx'
export { ScenarioList } from '#src/resources/perfScenario/ScenarioList.tsx'
export { SalesRows } from '#src/resources/tenantSale/SaleList.tsx'
