import { reportSchedule, reportScheduleRun } from '#contract/reports/reportSchedule.ts'
import { answerLocale } from '#server/base/errorText.ts'
import { byId } from '#server/engine/read.ts'
import { ApiError } from '#contract/reply.ts'
import { route } from '#server/http/handler.ts'
import { startExport } from './startExport.ts'

/** Runs a schedule of the caller now; its times stay as they are. */
export const scheduleRunRoute = route(
  reportScheduleRun,
  async ({ params: { id }, context, services, session }) => {
    const given = context()
    const { report, site, params, format, created_by } = await byId(reportSchedule, given, id, {})
    if (created_by !== given.who.id) throw new ApiError('not_found')
    const locale = answerLocale(session?.user.locale, undefined)
    const request = { report, site, params }
    return {
      data: await startExport(services, given, { request, format, locale, schedule: { id, dueAt: null } }),
    }
  },
)
