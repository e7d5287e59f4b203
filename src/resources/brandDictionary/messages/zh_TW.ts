import type { dictionaryTexts as texts, dictionaryWords as words, tagTexts as tags } from './en_US.ts'

/** What stands on the screens of the brand dictionaries, in Traditional Chinese. */
export const dictionaryTexts: typeof texts = {
  title: '基礎字典',
  classifications: '類別及業態',
  tags: '品牌標籤',
  company_classifications: '公司類別',
  group: '名稱及位置',
  hint: '選擇一項即可更改。拖曳可調整次序，亦可按住 Alt 再按方向鍵。',
  hint_phone: '選擇一項即可更改或移動。',
  hint_reader: '選擇一項可檢視名稱及所屬品牌。',
  brands: '%{smart_count} 個品牌',
  brands_unit: '個品牌',
  ocr: '一般租金佔銷售比率：%{ratio}',
  up: '上移',
  down: '下移',
  move: '移動',
  move_title: '將 %{name} 移至 %{to}？',
  move_along: '所屬品牌會一併移動。',
  move_count: '%{smart_count} 個品牌會一併移動。',
  add: {
    category: '新增類別',
    level1: '新增一級業態',
    level2: '新增二級業態',
    companyClassification: '新增類別',
  },
}

/** What stands where tags are picked and kept. */
export const tagTexts: typeof tags = {
  add: '新增標籤',
  create: '建立標籤「%{name}」',
  new_group: '新增',
  no_group: '未分組',
  groups: {
    style: '風格',
    audience: '客群',
    market: '市場定位',
    operation: '營運模式',
    value: '品牌特色',
  },
  change: '編輯 %{name}',
  merge: '將 %{name} 合併至其他標籤',
  remove: '刪除 %{name}',
  merge_title: '合併「%{name}」',
  merge_into: '合併至標籤',
  merge_preview: '附有「%{name}」的品牌會改用「%{target}」，「%{name}」隨即刪除。',
  merge_count: '%{smart_count} 個附有「%{name}」的品牌會改用「%{target}」，「%{name}」隨即刪除。',
  merge_run: '合併標籤',
  merged: '「%{name}」已合併至「%{target}」',
}

const within = '更改後，所屬品牌會一併移動'

/** The words of the dictionaries. */
export const dictionaryWords: typeof words = {
  category: { name: '品牌類別', fields: { parent: '上級類別', order: '次序' }, help: {} },
  level1: {
    name: '一級業態',
    fields: { category_id: '類別', code: '編號', benchmark_ocr: '一般租金佔銷售比率', order: '次序' },
    help: { category_id: within },
  },
  level2: { name: '二級業態', fields: { level1_id: '一級業態', order: '次序' }, help: { level1_id: within } },
  tag: {
    name: '品牌標籤',
    fields: { color: '顏色', group: '組別', order: '次序', merge_into: '已合併至' },
    help: { group: '同組標籤會排在一起', order: '數字較小的排前' },
  },
  companyClassification: { name: '公司類別', fields: { code: '編號', order: '次序' }, help: {} },
}
