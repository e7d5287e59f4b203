import { text, type Texts } from '#contract/localText.ts'

/** The texts of the page that takes scores from a file. */
export const scoringUploadTexts: Texts = {
  title: text('批量导入评分', '批量匯入評分', 'Upload scores'),
  day: text('评分日', '評分日', 'Scoring day'),
  template: text('下载模板', '下載範本', 'Download a template'),
  unit: text('铺位号', '舖位編號', 'Unit'),
  item: text('项目', '項目', 'Item'),
  hint: text(
    '每行一家店铺，每列一个评分项目。不适用填 NA，未评留空；备注写在得分之后，用空格隔开。文件先检查，确认无误后才会保存。',
    '每行一間店舖，每欄一個評分項目。不適用填 NA，未評留空；備註寫在得分之後，以空格分隔。檔案會先檢查，確認無誤後才會儲存。',
    'A row for each shop, a column for each item. NA means that an item does not apply, and an empty cell that it is ' +
      'not scored. A remark follows the points after a space. Nothing is saved before you have seen what would change.',
  ),
  empty: text(
    '今天没有可以评分的店铺',
    '今天沒有可以評分的店舖',
    'There are no shops for you to score today',
  ),
  counts: {
    created: text('新增评分', '新增評分', 'New reports'),
    updated: text('更新评分', '更新評分', 'Changed reports'),
    unchanged: text('无变化', '沒有變更', 'Unchanged'),
    drafts: text('待补充（存为草稿）', '待補充（存為草稿）', 'Incomplete, kept as drafts'),
  },
  skipped: text(
    '已确认的评分不会更改：%{units}',
    '已確認的評分不會更改：%{units}',
    'Confirmed reports stay as they are: %{units}',
  ),
  replaced: text(
    '以下评分已由他人提交，保存后将被更改：%{units}',
    '以下評分已由他人提交，儲存後將被更改：%{units}',
    'Others have submitted these reports, which would change: %{units}',
  ),
  replaced_one: text('%{unit}（%{scorer}）', '%{unit}（%{scorer}）', '%{unit} (%{scorer})'),
  wrong: text(
    '文件中有错误，未保存任何内容。请更正后重新选择文件。',
    '檔案中有錯誤，未儲存任何內容。請更正後重新選擇檔案。',
    'Some cells are wrong, so nothing can be saved. Correct the file and choose it again.',
  ),
  ready: text('检查无误，可以保存。', '檢查無誤，可以儲存。', 'All cells are correct.'),
  nothing: text(
    '文件与现有评分一致，无需保存。',
    '檔案與現有評分一致，毋須儲存。',
    'The file contains no changes.',
  ),
  apply: text(
    '保存 %{smart_count} 份评分',
    '儲存 %{smart_count} 份評分',
    'Save %{smart_count} report |||| Save %{smart_count} reports',
  ),
  stored: text(
    '已保存 %{count} 份评分，其中 %{drafts} 份为草稿',
    '已儲存 %{count} 份評分，其中 %{drafts} 份為草稿',
    '%{count} reports saved, %{drafts} of them as drafts',
  ),
  errors: {
    number: text(
      '请填写得分或 NA，备注用空格隔开',
      '請填寫得分或 NA，備註以空格分隔',
      'Enter points or NA; a remark follows after a space',
    ),
    range: text(
      '得分超出该项目的范围',
      '得分超出該項目的範圍',
      'The points are outside the range of this item',
    ),
    reference: text('该项目不适用于这家店铺', '該項目不適用於這間店舖', 'This item is not one of this shop'),
    required: text('请填写铺位号', '請填寫舖位編號', 'Enter the unit number'),
    not_found: text('没有这个铺位', '沒有這個舖位', 'There is no such unit'),
    twice: text('文件中有重复的铺位', '檔案中有重複的舖位', 'The unit occurs twice'),
    unknown_column: text('没有这个评分项目', '沒有這個評分項目', 'There is no such item'),
    no_header: text(
      '缺少“铺位号”一列，请使用模板',
      '欠缺「舖位編號」一欄，請使用範本',
      'The column of unit numbers is missing. Use the template',
    ),
  },
}
