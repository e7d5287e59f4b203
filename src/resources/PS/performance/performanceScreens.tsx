export { BrandTrend } from './BrandTrend.tsx'
export { PerformanceRecord } from './PerformanceRecord.tsx'
export { PerformanceReport } from './PerformanceReport.tsx'
export { PerformanceRanking } from './PerformanceRanking.tsx'
