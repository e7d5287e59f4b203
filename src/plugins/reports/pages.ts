// Pages, forms and cards of the area, which are one chunk.
export { scheduleScreens } from '#src/resources/reports/report/scheduleScreens.tsx'
export { ReportCenter } from './ReportCenter.tsx'
export { ReportPage } from './ReportPage.tsx'
