import { previewRows, reportPreview } from '#contract/reports/center.ts'
import { route } from '#server/http/handler.ts'
import { readReport } from '#server/services/reports/readReport.ts'

/** The first rows, as they would be in the file. */
export const previewRoute = route(reportPreview, async ({ query, reading }) =>
  reading(async (context) => {
    const { report, at: site = null, params = {}, locale } = query
    const read = await readReport(context, { report, site, params }, { locale, most: previewRows })
    const { sheet, sources, count } = read
    const list = []
    for await (const page of sheet.pages) {
      list.push(...page.slice(0, previewRows - list.length))
      if (list.length === previewRows) break
    }
    const named = (cells: readonly (string | number | boolean | null)[]) =>
      Object.fromEntries(sources.map((source, index) => [source, cells[index] ?? null]))
    const columns = sheet.columns.map(({ title, kind }, index) => ({
      source: sources[index] ?? '',
      title,
      kind,
    }))
    return {
      data: { list: list.map(named), total: count, columns, sums: sheet.total ? named(sheet.total()) : null },
    }
  }),
)
