import { area } from '#contract/reports/area.ts'
import { text } from '#contract/localText.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { migrationsIn } from '#server/http/migrationsIn.ts'
import { catalogueRoute } from './catalogue.ts'
import { exportJob, exportRows } from './exportJob.ts'
import { fileRoute } from './file.ts'
import { forgetFiles } from './forgetFiles.ts'
import { notices } from './notices.ts'
import { previewRoute } from './preview.ts'
import { runRoute } from './startExport.ts'
import { scheduleHooks } from './scheduleHooks.ts'
import { scheduleJob } from './scheduleJob.ts'
import { scheduleRunRoute } from './scheduleRun.ts'

/** Reports of all areas, and what was exported. */
export default defineServerPlugin({
  ...area,
  setup: { needs: ['leasing.leases'] },
  noticeKinds: { reports: text('报表', '報表', 'Reports') },
  notices,
  hooks: { report_export: { rowFilter: exportRows }, report_schedule: scheduleHooks },
  routes: [catalogueRoute, previewRoute, runRoute, fileRoute, scheduleRunRoute],
  migrations: migrationsIn(new URL('./migrations/', import.meta.url)),
  jobsWith: (tools) => [exportJob(tools), forgetFiles(tools), scheduleJob(tools)],
})
