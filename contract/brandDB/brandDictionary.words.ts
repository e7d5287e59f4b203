import { text, type Texts } from '#contract/localText.ts'

/** The pages of the dictionaries. */
export const dictionaryTexts: Texts = {
  title: text('基础字典', '基礎字典', 'Dictionaries'),
  classifications: text('类别与业态', '類別及行業', 'Categories and trades'),
  tags: text('品牌标签', '品牌標籤', 'Brand tags'),
  company_classifications: text('公司类型', '公司類別', 'Company classifications'),
  sales_category: text('销售类别', '銷售類別', 'Sales categories'),
  daily_score_tag: text('评分标签', '評分標籤', 'Score tags'),
  department: text('部门', '部門', 'Departments'),
  staff_level: text('职级', '職級', 'Staff levels'),
  brands: text(
    '%{smart_count} 个品牌',
    '%{smart_count} 個品牌',
    '%{smart_count} brand |||| %{smart_count} brands',
  ),
  brands_unit: text('个品牌', '個品牌', 'brand |||| brands'),
  ocr: text('通常的租售比：%{ratio}', '一般租金佔銷售比率：%{ratio}', 'Usual occupancy cost ratio: %{ratio}'),
  add: {
    category: text('添加类别', '新增類別', 'Add a category'),
    level1: text('添加一级业态', '新增一級行業', 'Add a trade'),
    level2: text('添加二级业态', '新增二級行業', 'Add a sub-trade'),
    companyClassification: text('添加类型', '新增類別', 'Add a classification'),
  },
}
