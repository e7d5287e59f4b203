import type { Locale } from '#contract/localText.ts'
import type { Cell, Sheet, SheetColumn } from '#server/services/sheet/sheet.ts'
import type { Grouping, ItemRatio, Names, RankedRow } from './rankingRows.ts'
import { rankingTexts } from './rankingTexts.ts'

interface SheetOptions {
  readonly by: Grouping
  readonly locale: Locale
}

/** The ranking, with the mean over all shops in the last row. */
export function rankingSheet(rows: readonly RankedRow[], { by, locale }: SheetOptions): Sheet {
  const said = (key: keyof typeof rankingTexts) => rankingTexts[key][locale]
  const heads = headsOf({ by, locale })
  return {
    name: said('ranking'),
    columns: [
      { title: said('rank'), kind: 'number' },
      ...heads.columns,
      { title: said('shops'), kind: 'count' },
      { title: said('days'), kind: 'count' },
      { title: said('score'), kind: 'number' },
      { title: said('grade'), kind: 'text' },
    ],
    pages: [rows.map((row) => [row.rank, ...heads.cells(row), row.shops, row.days, row.score, row.grade])],
    total: () => {
      const shops = sum(rows.map((row) => row.shops))
      return [
        'Total',
        ...heads.columns.map(() => null),
        shops,
        sum(rows.map(({ days }) => days)),
        meanOf(rows),
        null,
      ]
    },
  }
}

/** The mean of all shops, whose rows have as many of them as they say; with two decimals. */
function meanOf(rows: readonly RankedRow[]): number | null {
  const scored = rows.flatMap(({ score, scored: shops }) => (score === null ? [] : [{ score, shops }]))
  const shops = sum(scored.map((row) => row.shops))
  return shops === 0
    ? null
    : Math.round((100 * sum(scored.map((row) => row.score * row.shops))) / shops) / 100
}

/** The mean share of the points of each item, with that of all shops in the last row. */
export function itemSheet(
  rows: readonly RankedRow[],
  ratios: readonly ItemRatio[],
  { by, locale }: SheetOptions,
): Sheet {
  const items = [...new Map(ratios.map((item) => [item.code, item])).values()]
  const ratioOf = new Map(ratios.map(({ key, code, ratio }) => [`${code} ${key}`, ratio]))
  const heads = headsOf({ by, locale })
  const cells = (key: string | null) => items.map(({ code }) => ratioOf.get(`${code} ${key}`) ?? null)
  return {
    name: rankingTexts.items[locale],
    columns: [
      ...heads.columns,
      ...items.map((item) => ({ title: `${item.code} ${nameIn(item, locale)}`, kind: 'percent' as const })),
    ],
    pages: [rows.map((row) => [...heads.cells(row), ...cells(row.key)])],
    total: () => ['Total', ...heads.columns.slice(1).map(() => null), ...cells(null)],
  }
}

type Head = readonly [title: keyof typeof rankingTexts, cell: (row: RankedRow, locale: Locale) => Cell]

const category: Head = ['category', (row, locale) => nameIn(row.category, locale)]
const floor: Head = ['floor', (row) => row.floor]
const heads: Readonly<Record<Grouping, readonly Head[]>> = {
  store: [
    ['unit', (row) => row.store_no],
    ['shop', (row, locale) => nameIn(row, locale)],
    ['brand', (row, locale) => nameIn(row.brand, locale)],
    category,
    floor,
  ],
  category: [category],
  floor: [floor],
}

/** The columns that say what a row is about, and their cells. */
const headsOf = ({ by, locale }: SheetOptions) => ({
  columns: heads[by].map(([title]): SheetColumn => ({ title: rankingTexts[title][locale], kind: 'text' })),
  cells: (row: RankedRow) => heads[by].map(([, cell]) => cell(row, locale)),
})

/** A name in a language, otherwise the first name. */
function nameIn(names: Names | null, locale: Locale): string | null {
  if (!names) return null
  return { zh_CN: names.name, zh_TW: names.name_tc, en_US: names.name_en }[locale] || names.name
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
