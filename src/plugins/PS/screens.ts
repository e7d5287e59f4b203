// What the lists of the area are made of, which is one chunk: pages and forms come after them (pages.ts).
export { ScenarioList } from '#src/resources/PS/perfScenario/ScenarioList.tsx'
export { SalesRows } from '#src/resources/PS/tenantSale/SaleList.tsx'
