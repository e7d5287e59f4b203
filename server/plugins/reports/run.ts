import { reportRun } from '#contract/reports/center.ts'
import { answerLocale } from '#server/base/errorText.ts'
import { route } from '#server/http/handler.ts'
import { startExport } from './startExport.ts'

/** Starts an export for the person who asks for it, in the language of their account unless they choose another. */
export const runRoute = route(reportRun, async ({ body, context, services, session }) => {
  const { report, site, params, format } = body
  const locale = body.locale ?? answerLocale(session?.user.locale, undefined)
  return {
    data: await startExport(services, context(), { request: { report, site, params }, format, locale }),
  }
})
