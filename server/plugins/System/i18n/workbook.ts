import { languageName, i18nRead, i18nWorkbook, workbookLimit } from '#contract/System/i18n.ts'
import { downloadRoute, uploadRoute } from '#server/http/handler.ts'
import { uploadedRows } from '#server/services/imports/uploadedRows.ts'
import { sheetFile } from '#server/services/sheet/sheetFile.ts'
import { wrongRow } from '#server/services/sheet/sheetRow.ts'

// The console's own texts are part of its files, not of the server: the console sends what the workbook has,
// and compares what comes back.
const languages = ['zh_CN', 'zh_TW', 'en_US'] as const
const exportedTitle = (language: string) => `${language} as exported`

/** Texts as a workbook for translators, and back. Nothing is stored here. */
export const workbookRoutes = [
  downloadRoute(i18nWorkbook, async ({ body: { name, rows } }) =>
    sheetFile(name, 'xlsx', [
      {
        name: 'Messages',
        columns: [
          { title: 'key', kind: 'text' },
          ...languages.map((title) => ({ title, kind: 'text' as const })),
          ...languages.map((name) => ({ title: exportedTitle(name), kind: 'text' as const, isHidden: true })),
        ],
        pages: [
          rows.map((row) => {
            const texts = languages.map((name) => row[name])
            return [row.key, ...texts, ...texts]
          }),
        ],
      },
    ]),
  ),
  uploadRoute(i18nRead, async ({ body, context }, upload) => {
    const [first, ...rest] = await uploadedRows(upload, {
      ...body,
      person: context().who.id,
      most: workbookLimit,
    })
    const place = new Map(first?.cells.map((title, index) => [title.trim(), index]))
    const key = place.get('key')
    const named = [...place].filter(([title]) => title !== 'key' && languageName.test(title))
    const exported = named.flatMap(([name]) => {
      const index = place.get(exportedTitle(name))
      return index === undefined ? [] : [[name, index] as const]
    })
    if (!first || key === undefined || named.length === 0) throw wrongRow(1, 'headings')
    const list = rest.map(({ row, cells }) => ({
      row,
      key: cells[key]?.trim() ?? '',
      texts: textsAt(named, cells),
      exported: textsAt(exported, cells),
    }))
    const known = new Set<string>()
    for (const { row, key: name } of list) {
      if (known.has(name)) throw wrongRow(row, 'twice')
      known.add(name)
    }
    return { data: { list } }
  }),
]

const textsAt = (places: readonly (readonly [string, number])[], cells: readonly string[]) =>
  Object.fromEntries(places.map(([name, index]) => [name, cells[index] ?? '']))
