import { sql } from 'kysely'
import { tenantSale } from '#contract/PS/tenantSale.ts'
import { tenantSaleExport } from '#contract/PS/tenantSaleFiles.ts'
import { tenantSaleWords } from '#contract/PS/tenantSale.words.ts'
import { text, type Locale } from '#contract/localText.ts'
import { ApiError } from '#contract/reply.ts'
import { auditExport } from '#server/engine/auditExport.ts'
import type { Context } from '#server/engine/context.ts'
import { matchingTable } from '#server/engine/read.ts'
import { exportRoute } from '#server/http/handler.ts'
import { readParams } from '#server/services/params.ts'
import type { Cell, SheetColumn } from '#server/services/sheet/sheet.ts'
import { sheetFile } from '#server/services/sheet/sheetFile.ts'
import { daysBetween, everyDay, monthStarts } from './spans.ts'
import { dailySales, monthlySales } from './salesPages.ts'

/** The maximum number of days of a file, over all its sites. */
const most = 366

/** The sales of a period as a file. It is written a day or a month at a time, and ends with the Total. */
export const tenantSaleExportRoute = exportRoute(
  tenantSaleExport,
  async ({ query, context: contextOf, reading, locale }) => {
    const context = contextOf()
    const { from, to, grain, cond, format, site } = query
    const isAll = site === undefined || site === '' || site === 'ALL'
    const days = daysBetween(from, to)
    const limit = isAll ? Math.floor(most / Math.max(1, context.who.sites.length)) : most
    if (days > limit) throw new ApiError('range.limit', { limit })
    // Checks the condition before the file begins.
    matchingTable(tenantSale, context, { site, cond })
    await auditExport(tenantSale, context, { site, cond }, { total: days, fields: columnsOf[grain] })
    const minCoverage = (await readParams(context.db, isAll ? null : site))('perf.min_coverage')
    const pageOf = (start: string) => (inside: Context) => {
      const matching = matchingTable(tenantSale, inside, { site, cond })
      return grain === 'D'
        ? dailySales(matching, start)
        : monthlySales(matching, { start, from, to, minCoverage })
    }
    const starts = grain === 'D' ? everyDay(from, days) : monthStarts(from, to)
    // By these, hidden in a workbook, changed rows find their records when the file comes back: a unit can have had several tenants.
    const guides = grain === 'M' ? [] : format === 'xlsx' ? ['_id', 'rev'] : ['_id']
    const names = [...columnsOf[grain], ...guides]
    const sums = new Map<string, number>()
    const currencies = new Set<unknown>()
    const page = async (start: string): Promise<Cell[][]> => {
      const rows = await reading(
        async (inside) => (await sql<Line>`${pageOf(start)(inside)}`.execute(inside.db)).rows,
      )
      for (const row of rows) {
        currencies.add(row['currency'])
        for (const name of summed)
          sums.set(name, (sums.get(name) ?? 0) + Math.round(Number(row[name] ?? 0) * 100))
      }
      return rows.map((row) => names.map((name) => shown(row, name, locale)))
    }
    return sheetFile(`tenant_sale_${isAll ? 'ALL' : site}_${from}_${to}`, format, [
      {
        name: tenantSaleWords.name[locale].split(' |||| ')[0] ?? '',
        columns: names.map((name) => ({ ...columnOf(name, grain, locale), isHidden: guides.includes(name) })),
        pages: pagesOf(starts, page),
        total: () =>
          names.map((name, at) =>
            at === 0 ? totalWord : isSummed(name, currencies.size) ? (sums.get(name) ?? 0) / 100 : null,
          ),
      },
    ])
  },
)

type Line = Readonly<Record<string, string | number | null>>

const currency = text('货币', '貨幣', 'Currency')
const totalWord = 'Total'

/** What the files have in addition to the fields of sales. */
export const besideSales = { columns: [currency], total: totalWord }

const shared = [
  'store_id',
  'trade_name',
  'period_key',
  'sales_category_id',
  'amount',
  'net_amount',
  'transactions',
]
const columnsOf = {
  D: [...shared, 'member_amount', 'online_amount', 'status', 'remark', 'site', 'currency'],
  M: [...shared, 'member_amount', 'online_amount', 'site', 'currency'],
} as const
const summed: ReadonlySet<string> = new Set([
  'amount',
  'net_amount',
  'transactions',
  'member_amount',
  'online_amount',
])

/** Amounts in several currencies are not added up. */
const isSummed = (name: string, currencies: number): boolean =>
  summed.has(name) && (currencies < 2 || name === 'transactions')

function columnOf(name: string, grain: 'D' | 'M', locale: Locale): SheetColumn {
  const titles: Readonly<Record<string, Record<Locale, string>>> = {
    ...tenantSaleWords.fields,
    currency,
    _id: text('系统编号', '系統編號', 'ID'),
    rev: text('版本', '版本', 'Revision'),
  }
  return { title: titles[name]?.[locale] ?? name, kind: kindOf(name, grain) }
}

function kindOf(name: string, grain: 'D' | 'M'): SheetColumn['kind'] {
  if (name === 'transactions') return 'count'
  if (name === 'period_key' && grain === 'D') return 'date'
  return summed.has(name) ? 'amount' : name === 'rev' ? 'number' : 'text'
}

function shown(row: Line, name: string, locale: Locale): Cell {
  const value = row[name] ?? null
  if (name === 'status') {
    const choices: Readonly<Record<string, Record<Locale, string>>> = tenantSaleWords.choices.status
    return choices[String(value)]?.[locale] ?? value
  }
  const named = { sales_category_id: 'category', site: 'site' }[name]
  const own = { zh_CN: null, zh_TW: 'tc', en_US: 'en' }[locale]
  return (named && own && row[`${named}_${own}`]) || value
}

async function* pagesOf(starts: readonly string[], page: (start: string) => Promise<Cell[][]>) {
  for (const start of starts) yield await page(start)
}
