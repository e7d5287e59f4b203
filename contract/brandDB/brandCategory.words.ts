import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { brandCategory } from './brandCategory.ts'

/** The words for categories of brands. */
export const brandCategoryWords = words(brandCategory, {
  name: text('品牌类别', '品牌類別', 'Brand category |||| Brand categories'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    parent: text('上级类别', '上級類別', 'Parent category'),
    order: text('排序', '次序', 'Place'),
  },
})
