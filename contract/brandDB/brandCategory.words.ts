import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { brandCategory } from './brandCategory.ts'

/** The words for categories of brands. */
export const brandCategoryWords = words(brandCategory, {
  name: text('品牌类别', '品牌類別', 'Brand category |||| Brand categories'),
  fields: {
    name: text('名称（简体）', '名稱（簡體）', 'Name (Simplified Chinese)'),
    name_en: text('名称（英文）', '名稱（英文）', 'Name (English)'),
    name_tc: text('名称（繁体）', '名稱（繁體）', 'Name (Traditional Chinese)'),
    parent: text('上级类别', '上級類別', 'Within'),
    order: text('排序', '次序', 'Place'),
  },
})
