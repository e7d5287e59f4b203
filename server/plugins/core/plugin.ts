import { area } from '#contract/core/area.ts'
import { importRun } from '#contract/core/importRun.ts'
import { job } from '#contract/core/job.ts'
import { notification } from '#contract/core/notification.ts'
import { todoAction, todoDeputy } from '#contract/core/todo.ts'
import { todoDeputyWords } from '#contract/core/todo.words.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { importRoutes } from '#server/http/sheetRoutes.ts'
import { importRows } from '#server/services/imports/importRows.ts'
import { eventsRoute } from './events.ts'
import { fileAddressesRoute, fileRoute, uploadFileRoute } from './file.ts'
import { frameTokenRoutes } from './frameToken.ts'
import { healthRoutes } from './health.ts'
import { jobCancelRoute, jobRows } from './job.ts'
import { notificationHooks, notificationKindsRoute } from './notification.ts'
import { ownSessionRoutes } from './ownSession.ts'
import { passwordRoutes } from './password.ts'
import { pluginReportRoutes } from './pluginReport.ts'
import { preferenceRoutes } from './preference.ts'
import { providerRoutes } from './provider.ts'
import { secondFactorRoutes } from './secondFactor.ts'
import { replaceEntryRoute } from './replaceEntry.ts'
import { sessionRoutes } from './session.ts'
import { signInGuardRoutes } from './signInGuards.ts'
import { setupBeforeRoute } from './setupBefore.ts'
import { smsRoutes } from './sms.ts'
import { deputyHooks } from './todo/deputyHooks.ts'
import { noticeKinds, notices } from './todo/notices.ts'
import { todoRoutes } from './todo/routes.ts'

/** What belongs to no area: sign-in, sessions, files, messages, and the console itself. */
export default defineServerPlugin({
  ...area,
  notices,
  noticeKinds,
  words: [todoDeputyWords],
  resources: [importRun, job, notification, todoAction, todoDeputy],
  hooks: {
    import_run: { rowFilter: importRows, filesWait: true },
    job: { rowFilter: jobRows },
    notification: notificationHooks,
    todo_deputy: deputyHooks,
  },
  routes: [
    ...pluginReportRoutes,
    ...healthRoutes,
    eventsRoute,
    ...signInGuardRoutes,
    ...sessionRoutes,
    ...providerRoutes,
    ...secondFactorRoutes,
    ...ownSessionRoutes,
    ...frameTokenRoutes,
    ...smsRoutes,
    ...passwordRoutes,
    ...preferenceRoutes,
    jobCancelRoute,
    uploadFileRoute,
    fileAddressesRoute,
    fileRoute,
    ...importRoutes,
    ...todoRoutes,
    replaceEntryRoute,
    setupBeforeRoute,
    notificationKindsRoute,
  ],
})
