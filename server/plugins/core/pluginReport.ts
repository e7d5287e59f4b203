import { pluginReport } from '#contract/core/pluginReport.ts'
import { route } from '#server/http/handler.ts'

/** For those who look after the installation: which plugins are left out here, and why. */
export const pluginReportRoute = route(pluginReport, async ({ services: { quarantine } }) => ({
  data: { problems: [...quarantine.problems] },
}))
