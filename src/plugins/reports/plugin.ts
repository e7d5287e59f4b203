import { area } from '#contract/reports/area.ts'
import { reportExport } from '#contract/reports/reportExport.ts'
import { reportSchedule } from '#contract/reports/reportSchedule.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import words from './words.ts'

const list = screensOf(() => import('./screens.ts'))
const screen = screensOf(() => import('./pages.ts'))

/** The report centre: the reports of all areas, and what was exported. */
export default definePlugin({
  id: area.id,
  api: 1,
  title: area.title,
  resources: [
    defineResource({
      name: 'reports/history',
      contract: reportExport,
      list: list('ReportHistory'),
    }),
    defineResource({
      name: 'reports/schedule',
      menuPlace: '/reports/center',
      contract: reportSchedule,
      list: list('ScheduleList'),
      ...screen.all('scheduleScreens', ['edit', 'show']),
    }),
  ],
  pages: [
    page('/reports/center', screen('ReportCenter'), 'report.view'),
    page('/reports/center/:id', screen('ReportPage'), 'report.view'),
  ],
  messages: words,
})
