// The screens of the area, which are one chunk.
export { SalesCategories } from '#src/resources/salesCategory/screens.tsx'
export { PerformanceRecord, PerformanceReport } from '#src/resources/performance/screens.tsx'
