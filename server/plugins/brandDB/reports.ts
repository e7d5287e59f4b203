import { brand } from '#contract/brandDB/brand.ts'
import { brandWords } from '#contract/brandDB/brand.words.ts'
import { company } from '#contract/brandDB/company.ts'
import { companyWords } from '#contract/brandDB/company.words.ts'
import { contact } from '#contract/brandDB/contact.ts'
import { contactWords } from '#contract/brandDB/contact.words.ts'
import { store } from '#contract/brandDB/store.ts'
import { storeWords } from '#contract/brandDB/store.words.ts'
import { text } from '#contract/localText.ts'
import { resourceReport } from '#server/services/reports/resourceReport.ts'

const group = text('品牌', '品牌', 'Brands')

/** The reports on brands, their companies and contacts, and on stores. */
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
  resourceReport(company, {
    id: 'brandDB.companies',
    title: text('公司清单', '公司清單', 'Company list'),
    does: text(
      '列出公司及其类型、注册信息和状态。',
      '列出公司及其類別、註冊資料及狀態。',
      'Lists the companies with their classification, registration and status.',
    ),
    group,
    columns: [
      'name',
      'name_en',
      'name_tc',
      'country',
      'registration_no',
      'classification_id',
      'group_company_id',
      'status',
    ],
    filters: ['classification_id', 'country', 'status'],
    sort: { name: 1 },
    words: companyWords,
  }),
  resourceReport(contact, {
    id: 'brandDB.contacts',
    title: text('联系人清单', '聯絡人清單', 'Contact list'),
    does: text(
      '列出联系人、职位、公司和品牌；联系方式以您的权限为准。',
      '列出聯絡人、職位、公司及品牌；聯絡方法以你的權限為準。',
      'Lists the contacts with position, company and brands, and how to reach them if you may see that.',
    ),
    group,
    columns: ['name', 'name_en', 'position', 'company_id', 'brand_ids', 'mobile', 'email', 'is_primary'],
    filters: ['company_id', 'is_primary'],
    sort: { name: 1 },
    words: contactWords,
  }),
  resourceReport(store, {
    id: 'brandDB.stores',
    title: text('铺位清单', '舖位清單', 'Store list'),
    does: text(
      '列出铺位及其楼层、面积、类别和状态。',
      '列出舖位及其樓層、面積、類別及狀態。',
      'Lists the stores with their floor, area, category and status.',
    ),
    group,
    columns: [
      'site',
      'floor_id',
      'store_no',
      'name',
      'store_type',
      'category_id',
      'area',
      'status',
      'effective_from',
    ],
    filters: ['floor_id', 'category_id', 'status'],
    cond: { is_split: false, is_merge: false },
    sort: { store_no: 1 },
    sums: ['area'],
    words: storeWords,
  }),
]
