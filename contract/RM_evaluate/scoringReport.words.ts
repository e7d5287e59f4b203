import { text, type Texts } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { scoreSectionNames } from './scoreSections.words.ts'
import { scoringReport } from './scoringReport.ts'

/** The words for scoring reports, wherever they are mounted. */
export const scoringReportWords = words(scoringReport, {
  name: text('评分记录', '評分記錄', 'Scoring record |||| Scoring records'),
  fields: {
    name: text('店铺', '店舖', 'Shop'),
    name_en: text('店铺（英文）', '店舖（英文）', 'Shop (English)'),
    name_tc: text('店铺（繁体）', '店舖（繁體）', 'Shop (Traditional Chinese)'),
    site: text('站点', '站點', 'Site'),
    store_id: text('店铺', '店舖', 'Shop'),
    tenant_ship_id: text('租户', '租戶', 'Tenancy'),
    stat_time: text('评分日', '評分日', 'Scoring day'),
    set_id: text('评分表', '評分表', 'Item set'),
    status: text('状态', '狀態', 'Status'),
    scorer_id: text('评分人', '評分人', 'Scored by'),
    submitted_at: text('提交时间', '提交時間', 'Submitted'),
    confirmed_by: text('确认人', '確認人', 'Confirmed by'),
    confirmed_at: text('确认时间', '確認時間', 'Confirmed'),
    returned_reason: text('退回原因', '退回原因', 'Why it was returned'),
    total_score: text('总分', '總分', 'Score'),
    critical_failed: text('关键项不合格', '關鍵項不合格', 'Critical item failed'),
    source: text('来源', '來源', 'Source'),
  },
  choices: {
    status: {
      draft: text('填写中', '填寫中', 'Draft'),
      submitted: text('待确认', '待確認', 'To confirm'),
      confirmed: text('已确认', '已確認', 'Confirmed'),
    },
    source: {
      form: text('现场评分', '現場評分', 'Form'),
      upload: text('批量导入', '批量匯入', 'Upload'),
    },
  },
})

/** The other texts of the screens of reports and of the form. */
export const scoringTexts: Texts = {
  section: scoreSectionNames,
  status: {
    none: text('未评', '未評', 'Not scored'),
    draft: text('填写中', '填寫中', 'Draft'),
    submitted: text('待确认', '待確認', 'To confirm'),
    confirmed: text('已确认', '已確認', 'Confirmed'),
  },
  note: {
    fields: {
      remark: text('备注', '備註', 'Remark'),
      attachs: text('照片', '相片', 'Photos'),
      tags: text('标签', '標籤', 'Tags'),
    },
  },
  today: {
    title: text('今日待评店铺', '今日待評店舖', 'Shops to score today'),
    progress: text('已评 %{done} / %{all} 家', '已評 %{done} / %{all} 間', '%{done} of %{all} shops scored'),
    empty: text(
      '今天没有可以评分的店铺',
      '今天沒有可以評分的店舖',
      'There are no shops for you to score today',
    ),
    empty_hint: text(
      '只有您名下、正在营业的店铺会列在这里。',
      '只有由你負責而正在營業的店舖會列在這裏。',
      'Shops on your own list that are trading appear here.',
    ),
    no_own_shops: text(
      '您名下没有可评分的店铺。请管理员在“店铺负责人”中为您添加。',
      '你名下沒有可評分的店舖。請管理員在「舖位負責人」中為你加入。',
      'No shop is on your own list with the right to score. Ask your administrator to add one.',
    ),
    none_trading: text(
      '您名下的店铺今天都没有营业中的租户。',
      '你名下的店舖今日均沒有營業中的租戶。',
      'None of the shops on your list has a tenant that is trading today.',
    ),
    no_set: text('没有生效的评分项目', '沒有生效的評分項目', 'No scoring items in force'),
    no_set_hint: text(
      '这家店铺今天无法评分。请管理员在“评分项目”中启用适合其站点、地区或业态的一套。',
      '這間店舖今日無法評分。請管理員在「評分項目」中啟用適合其站點、地區或業態的一套。',
      'This shop cannot be scored today. Ask your administrator to put a set of scoring items for its site, region or category into force.',
    ),
    no_sets: text(
      '%{smart_count} 家店铺今天没有生效的评分项目，无法评分。请管理员在“评分项目”中启用适合该站点、地区或业态的一套。',
      '%{smart_count} 間店舖今日沒有生效的評分項目，無法評分。請管理員在「評分項目」中啟用適合該站點、地區或業態的一套。',
      'One shop cannot be scored today: no set of scoring items is in force for its site, region or category. Ask your administrator to put one into force. |||| %{smart_count} shops cannot be scored today: no set of scoring items is in force for their site, region or category. Ask your administrator to put one into force.',
    ),
    last: text('上次 %{score} 分', '上次 %{score} 分', 'Last score %{score}'),
    search: text('搜索铺位或品牌', '搜尋舖位或品牌', 'Search unit or brand'),
  },
  form: {
    title: text('店铺评分', '店舖評分', 'Shop score'),
    critical: text(
      '关键项不合格，总分封顶 %{cap}',
      '關鍵項不合格，總分封頂 %{cap}',
      'A critical item failed: at most %{cap}',
    ),
    answered: text('已答 %{done} / %{all} 项', '已答 %{done} / %{all} 項', '%{done} of %{all} items'),
    too_few: text(
      '评满 %{share}% 的权重后显示总分',
      '評滿 %{share}% 的權重後顯示總分',
      'The score is shown once %{share}% of the weights are scored',
    ),
    na: text('不适用', '不適用', 'N/A'),
    weight: text('权重 %{weight}', '權重 %{weight}', 'Weight %{weight}'),
    is_critical: text('关键项', '關鍵項', 'Critical'),
    remark_needed: text('低分请说明原因', '低分請說明原因', 'Say why the score is low'),
    add_note: text('备注、照片', '備註、相片', 'Remark, photos'),
    add_note_or_tag: text('备注、照片、标签', '備註、相片、標籤', 'Remark, photos, tags'),
    open: text('继续评分', '繼續評分', 'Continue'),
    returned: text('已退回：%{reason}', '已退回：%{reason}', 'Returned: %{reason}'),
    submit: text('提交', '提交', 'Submit'),
    submitted: text('评分已提交', '評分已提交', 'The score was submitted'),
    missing: text(
      '还有 %{smart_count} 项未完成',
      '還有 %{smart_count} 項未完成',
      '%{smart_count} item to finish |||| %{smart_count} items to finish',
    ),
    withdraw: text('撤回', '撤回', 'Withdraw'),
  },
  return: {
    button: text('退回', '退回', 'Return'),
    title: text('退回这份评分？', '退回這份評分？', 'Return this score to its scorer?'),
    fields: { reason: text('原因', '原因', 'Reason') },
  },
  confirm: {
    button: text('确认', '確認', 'Confirm'),
    day: text('确认当日全部', '確認當日全部', 'Confirm the whole day'),
    left: text('%{day}：%{count} 份待确认', '%{day}：%{count} 份待確認', '%{day}: %{count} to confirm'),
    day_title: text(
      '确认 %{day} 的 %{count} 份评分？',
      '確認 %{day} 的 %{count} 份評分？',
      'Confirm %{count} scores of %{day}?',
    ),
    title: text('确认所选评分？', '確認所選評分？', 'Confirm these scores?'),
    confirmed: text('已确认', '已確認', 'Confirmed'),
    done: text(
      '已确认 %{confirmed} 份，跳过 %{skipped} 份',
      '已確認 %{confirmed} 份，略過 %{skipped} 份',
      '%{confirmed} confirmed, %{skipped} skipped',
    ),
    skipped: {
      draft: text('尚未提交', '尚未提交', 'Not submitted yet'),
      confirmed: text('已确认', '已確認', 'Confirmed already'),
      own: text('不能确认自己的评分', '不能確認自己的評分', 'Your own score'),
      not_found: text('不存在', '不存在', 'Does not exist'),
    },
  },
  course: text('进度', '進度', 'Progress'),
  items: text('评分明细', '評分明細', 'Items'),
}
