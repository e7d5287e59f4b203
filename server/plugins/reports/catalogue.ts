import { reportCatalogue } from '#contract/reports/center.ts'
import { parameterOf } from '#contract/reports/parameter.ts'
import { route } from '#server/http/handler.ts'
import { parametersOf } from '#server/services/reports/readReport.ts'
import { reportsOpenTo } from '#server/services/reports/reports.ts'

/** The reports that the caller may run, whichever area they are of. */
export const catalogueRoute = route(reportCatalogue, async ({ reading }) =>
  reading(async (context) => {
    const list = (await reportsOpenTo(context)).map((report) => {
      const { id, title, does, group, scope, hasPeriod = false } = report
      const takes = parametersOf(report).map(({ name, field, words }) => parameterOf(name, field, words))
      return { id, title, does, group, scope, has_period: hasPeriod, takes }
    })
    return { data: { list, total: list.length } }
  }),
)
