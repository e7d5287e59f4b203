import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { companyClassification } from './companyClassification.ts'

/** The words for the kinds of companies. */
export const companyClassificationWords = words(companyClassification, {
  name: text('公司类型', '公司類別', 'Company classification |||| Company classifications'),
  fields: {
    name: text('名称（简体）', '名稱（簡體）', 'Name (Simplified Chinese)'),
    name_en: text('名称（英文）', '名稱（英文）', 'Name (English)'),
    name_tc: text('名称（繁体）', '名稱（繁體）', 'Name (Traditional Chinese)'),
    code: text('编号', '編號', 'Code'),
    order: text('排序', '次序', 'Place'),
  },
})
