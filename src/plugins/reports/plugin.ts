import { area } from '#contract/reports/area.ts'
import { reportTexts } from '#contract/reports/center.words.ts'
import { helpTexts } from '#contract/reports/help.words.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { nounsOf } from '#src/kit/page/screens/nounsOf.ts'

const center = screensOf(() => import('#src/resources/reports/report/ReportCenter.tsx'))
const report = screensOf(() => import('#src/resources/reports/report/ReportPage.tsx'))
const schedules = screensOf(() => import('#src/resources/reports/report/scheduleScreens.tsx'))

/** The report centre: the reports of all areas, and what was exported. */
export default definePlugin({
  area,
  resources: nounsOf(area, {
    history: {
      list: screensOf(() => import('#src/resources/reports/report/ReportHistory.tsx'))('ReportHistory'),
    },
    schedule: {
      menuPlace: '/reports/center',
      ...schedules.all('scheduleScreens', ['edit', 'show']),
      list: screensOf(() => import('#src/resources/reports/report/ScheduleList.tsx'))('ScheduleList'),
    },
  }),
  pages: [
    page('/reports/center', center('ReportCenter'), 'report.view'),
    page('/reports/center/:id', report('ReportPage'), 'report.view'),
  ],
  messages: messagesOf(nounWords(area), { reports: { ...reportTexts, help: helpTexts } }),
})
