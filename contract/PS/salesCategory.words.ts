import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { salesCategory } from './salesCategory.ts'

/** The words for categories of sales. */
export const salesCategoryWords = words(salesCategory, {
  name: text('销售类别', '銷售類別', 'Sales category |||| Sales categories'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    parent: text('上级类别', '上級類別', 'Parent category'),
    code: text('编号', '編號', 'Code'),
    commission_default: text('默认提成比例', '預設分成比率', 'Usual turnover rent rate'),
    order: text('排序', '次序', 'Place'),
  },
  help: {
    code: text(
      '导入文件中用它识别类别，不可重复',
      '匯入檔案以此識別類別，不可重複',
      'Identifies the category in imported files. Must be unique',
    ),
    commission_default: text(
      '按销售额收取的租金占比，新合同的默认值',
      '按銷售額計收租金的比率，新合約的預設值',
      'The share of sales that is due as rent, suggested for new leases',
    ),
  },
  screen: {
    title: text('销售类别', '銷售類別', 'Sales categories'),
    add: text('添加类别', '新增類別', 'Add a category'),
    add_below: text('添加下级类别', '新增下級類別', 'Add a category below'),
    details: text(
      '编号：%{code}，默认提成比例：%{rate}',
      '編號：%{code}，預設分成比率：%{rate}',
      'Code: %{code}. Usual turnover rent rate: %{rate}',
    ),
  },
})
