import type { dictionaryTexts as texts, dictionaryWords as words, tagTexts as tags } from './en_US.ts'

/** What stands on the screens of the brand dictionaries, in Simplified Chinese. */
export const dictionaryTexts: typeof texts = {
  title: '基础字典',
  classifications: '类别与业态',
  tags: '品牌标签',
  company_classifications: '公司类型',
  group: '名称与位置',
  hint: '选择一项即可修改。拖动可调整顺序，也可按住 Alt 再按方向键。',
  hint_phone: '选择一项即可修改或移动。',
  hint_reader: '选择一项可查看名称及其品牌。',
  brands: '%{smart_count} 个品牌',
  brands_unit: '个品牌',
  ocr: '通常的租售比：%{ratio}',
  up: '上移',
  down: '下移',
  move: '移动',
  move_title: '将 %{name} 移到 %{to}？',
  move_along: '所属品牌会一并移动。',
  move_count: '%{smart_count} 个品牌会一并移动。',
  add: {
    category: '添加类别',
    level1: '添加一级业态',
    level2: '添加二级业态',
    companyClassification: '添加类型',
  },
}

/** What stands where tags are picked and kept. */
export const tagTexts: typeof tags = {
  add: '添加标签',
  create: '新建标签“%{name}”',
  new_group: '新建',
  no_group: '未分组',
  groups: {
    style: '风格',
    audience: '客群',
    market: '市场定位',
    operation: '经营方式',
    value: '品牌特色',
  },
  change: '编辑 %{name}',
  merge: '将 %{name} 合并到其他标签',
  remove: '删除 %{name}',
  merge_title: '合并“%{name}”',
  merge_into: '合并到标签',
  merge_preview: '带有“%{name}”的品牌将改用“%{target}”，“%{name}”随后删除。',
  merge_count: '%{smart_count} 个带有“%{name}”的品牌将改用“%{target}”，“%{name}”随后删除。',
  merge_run: '合并标签',
  merged: '“%{name}”已合并到“%{target}”',
}

const within = '更改后，所属品牌会一并移动'

/** The words of the dictionaries. */
export const dictionaryWords: typeof words = {
  category: { name: '品牌类别', fields: { parent: '上级类别', order: '排序' }, help: {} },
  level1: {
    name: '一级业态',
    fields: { category_id: '类别', code: '编号', benchmark_ocr: '通常的租售比', order: '排序' },
    help: { category_id: within },
  },
  level2: { name: '二级业态', fields: { level1_id: '一级业态', order: '排序' }, help: { level1_id: within } },
  tag: {
    name: '品牌标签',
    fields: { color: '颜色', group: '分组', order: '排序', merge_into: '已合并到' },
    help: { group: '同组标签排在一起', order: '数字小的在前' },
  },
  companyClassification: { name: '公司类型', fields: { code: '编号', order: '排序' }, help: {} },
}
