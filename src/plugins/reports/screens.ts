// What the lists of the area are made of, which is one chunk: pages and forms come after them (pages.ts).
export { ReportHistory } from '#src/resources/reports/report/ReportHistory.tsx'
export { ScheduleList } from '#src/resources/reports/report/ScheduleList.tsx'
