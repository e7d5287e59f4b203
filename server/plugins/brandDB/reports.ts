import { brand } from '#contract/brandDB/brand.ts'
import { brandWords } from '#contract/brandDB/brand.words.ts'
import { text } from '#contract/localText.ts'
import { resourceReport } from '#server/services/reports/resourceReport.ts'

const group = text('品牌', '品牌', 'Brands')

/** The reports on brands. */
export const reports = [
  resourceReport(brand, {
    id: 'brandDB.brands',
    title: text('品牌清单', '品牌清單', 'Brand list'),
    does: text(
      '列出品牌及其类别、状态和在营铺位数。',
      '列出品牌及其類別、狀態和營業中舖位數。',
      'Lists the brands with their categories, status and number of trading stores.',
    ),
    group,
    // It has nothing that the list of brands does not show.
    can: 'branddb.brand.view',
    columns: [
      'code',
      'name',
      'name_en',
      'name_tc',
      'category_id',
      'level1_id',
      'level2_id',
      'status',
      'origin_country',
      'price_band',
      'store_count',
      'site_ids',
    ],
    filters: ['category_id', 'level1_id', 'status', 'is_first_store'],
    sort: { code: 1 },
    sums: ['store_count'],
    words: brandWords,
  }),
]
