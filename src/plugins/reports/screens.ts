// The screens of the area, which are one chunk.
export { historyScreens } from '#src/resources/report/historyScreens.tsx'
export { scheduleScreens } from '#src/resources/report/scheduleScreens.tsx'
export { ReportCenter } from './ReportCenter.tsx'
export { ReportPage } from './ReportPage.tsx'
