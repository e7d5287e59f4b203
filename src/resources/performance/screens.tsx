export { PerformanceRecord } from './PerformanceRecord.tsx'
export { PerformanceReport } from './PerformanceReport.tsx'
