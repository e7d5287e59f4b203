import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { companyClassification } from './companyClassification.ts'

/** The words for the kinds of companies. */
export const companyClassificationWords = words(companyClassification, {
  name: text('公司类型', '公司類別', 'Company classification |||| Company classifications'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    code: text('编号', '編號', 'Code'),
    order: text('排序', '次序', 'Place'),
  },
})
