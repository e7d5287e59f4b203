import { languageName, i18nRead, i18nWorkbook, workbookLimit } from '#contract/System/i18n.ts'
import { downloadRoute, uploadRoute } from '#server/http/handler.ts'
import { uploadedRows } from '#server/services/imports/uploadedRows.ts'
import { sheetFile } from '#server/services/sheet/sheetFile.ts'
import { wrongRow } from '#server/services/sheet/sheetRow.ts'

// The console's own texts are part of its files, not of the server: the console sends what the workbook has,
// and compares what comes back.
const headings = ['key', 'zh_CN', 'zh_TW', 'en_US'] as const

/** Texts as a workbook for translators, and back. Nothing is stored here. */
export const workbookRoutes = [
  downloadRoute(i18nWorkbook, async ({ body: { name, rows } }) =>
    sheetFile(name, 'xlsx', [
      {
        name: 'Messages',
        columns: headings.map((title) => ({ title, kind: 'text' })),
        pages: [rows.map((row) => headings.map((heading) => row[heading]))],
      },
    ]),
  ),
  uploadRoute(i18nRead, async ({ context }, upload) => {
    const [first, ...rest] = await uploadedRows(upload, { person: context().who.id, most: workbookLimit })
    const place = new Map(first?.cells.map((title, index) => [title.trim(), index]))
    const key = place.get('key')
    const languages = [...place].filter(([title]) => title !== 'key' && languageName.test(title))
    if (!first || key === undefined || languages.length === 0) throw wrongRow(1, 'headings')
    const list = rest.map(({ row, cells }) => ({
      row,
      key: cells[key]?.trim() ?? '',
      texts: Object.fromEntries(languages.map(([name, index]) => [name, cells[index] ?? ''])),
    }))
    const known = new Set<string>()
    for (const { row, key: name } of list) {
      if (known.has(name)) throw wrongRow(row, 'twice')
      known.add(name)
    }
    return { data: { list } }
  }),
]
