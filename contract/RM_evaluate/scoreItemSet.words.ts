import { text, type Texts } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { scoreItemSet } from './scoreItemSet.ts'

/** The words for sets of scoring items. */
export const scoreItemSetWords = words(scoreItemSet, {
  name: text('评分表', '評分表', 'Item set |||| Item sets'),
  fields: {
    name: text('评分表', '評分表', 'Item set'),
    name_en: text('评分表（英文）', '評分表（英文）', 'Item set (English)'),
    name_tc: text('评分表（繁体）', '評分表（繁體）', 'Item set (Traditional Chinese)'),
    applies_at: text('适用站点', '適用站點', 'Applies at'),
    site: text('站点', '站點', 'Site'),
    region: text('地区', '地區', 'Region'),
    category_id: text('类别', '類別', 'Category'),
    version: text('版本', '版本', 'Version'),
    effective_from: text('生效日期', '生效日期', 'First day'),
    effective_to: text('截止日期', '截止日期', 'Last day'),
    scale: text('分制', '分制', 'Scale'),
    status: text('状态', '狀態', 'Status'),
    items_count: text('项目数', '項目數', 'Items'),
    weight_sum: text('权重合计', '權重合計', 'Sum of weights'),
  },
  choices: {
    region: {
      HK: text('香港', '香港', 'Hong Kong'),
      'CN-S': text('华南', '華南', 'South China'),
      'CN-C': text('华中', '華中', 'Central China'),
      'CN-E': text('华东', '華東', 'East China'),
      'CN-N': text('华北', '華北', 'North China'),
      'CN-NE': text('东北', '東北', 'Northeast China'),
    },
    scale: {
      percent: text('按项目满分', '按項目滿分', 'Points of each item'),
      five: text('五分制', '五分制', 'Five points'),
    },
    status: {
      draft: text('草稿', '草稿', 'Draft'),
      active: text('生效', '生效', 'In force'),
      retired: text('已被替代', '已被取代', 'Replaced'),
    },
  },
  help: {
    site: text(
      '站点与地区均留空则适用于所有站点',
      '站點與地區均留空則適用於所有站點',
      'All sites if neither a site nor a region is chosen',
    ),
    category_id: text('留空则适用于所有类别', '留空則適用於所有類別', 'Shops of every category if empty'),
    effective_to: text(
      '留空则一直有效，直至新版本生效',
      '留空則一直有效，直至新版本生效',
      'Until another version follows if empty',
    ),
  },
  steps: {
    activate: {
      label: text('启用', '啟用', 'Put into force'),
      question: text(
        '启用后项目不可再修改。旧版本在新版本生效前一天截止，已开始的评分沿用原版本。',
        '啟用後項目不可再更改。舊版本在新版本生效前一天截止，已開始的評分沿用原版本。',
        'The items can then no longer be changed. The version before ends on the day before, and reports keep the version ' +
          'that they began with.',
      ),
      done: text('已启用', '已啟用', 'In force from its first day'),
    },
    revise: {
      label: text('新建版本', '新增版本', 'New version'),
      question: text(
        '复制为新版本的草稿？此版本在新版本生效前继续使用。',
        '複製為新版本的草稿？此版本在新版本生效前繼續使用。',
        'Copy these items to a draft of the next version? This version stays in force until then.',
      ),
      done: text('已新建版本', '已新增版本', 'New version created'),
    },
    adapt: {
      label: text('复制给站点', '複製至站點', 'Copy for a site'),
      question: text(
        '复制为一个站点的草稿？启用后，该站点改用自己的评分表。',
        '複製為一個站點的草稿？啟用後，該站點改用自己的評分表。',
        'Copy these items to a draft for one site? Once it is in force, the site uses it instead of this set.',
      ),
      done: text('已新建站点草稿', '已新增站點草稿', 'Draft made for the site'),
      fields: { site: text('站点', '站點', 'Site') },
    },
    retire: {
      label: text('停用', '停用', 'Take out of use'),
      question: text(
        '停用此评分表？没有其他适用的评分表时，相关店铺将不能评分。',
        '停用此評分表？沒有其他適用的評分表時，相關店舖將不能評分。',
        'Take this set out of use? Shops to which no other set applies cannot be scored then.',
      ),
      done: text('已停用', '已停用', 'Out of use'),
    },
  },
  not_open: {
    state: text('当前状态不能进行此操作', '目前狀態不能進行此操作', 'Not possible in this state'),
  },
})

/** The other texts of the screens of item sets. */
export const scoreItemSetTexts: Texts = {
  set: text('评分表', '評分表', 'Item set'),
  items: text('评分项目', '評分項目', 'Items'),
  item_name: text('项目', '項目', 'Item'),
  versions: text('各版本', '各版本', 'Versions'),
  only_version: text('没有其他版本', '沒有其他版本', 'There are no other versions'),
  no_items: text('尚无评分项目', '尚無評分項目', 'There are no items yet'),
  add: text('添加项目', '新增項目', 'Add an item'),
  change: text('修改项目', '更改項目', 'Change the item'),
  save: text('保存', '儲存', 'Save'),
  change_of: text('修改：%{item}', '更改：%{item}', 'Change: %{item}'),
  remove_of: text('删除：%{item}', '刪除：%{item}', 'Remove: %{item}'),
  weight_of: text('权重：%{item}', '權重：%{item}', 'Weight: %{item}'),
  sum: text('权重合计 %{sum}，须为 100', '權重合計 %{sum}，須為 100', 'Weights: %{sum} of 100'),
  whole: text('权重合计 100', '權重合計 100', 'Weights: 100'),
  wrong_weight: text(
    '权重须为 0 至 100，最多两位小数',
    '權重須為 0 至 100，最多兩位小數',
    'A weight is a number from 0 to 100 with at most two decimals',
  ),
  actions: text('操作', '操作', 'Actions'),
  discard: text('放弃修改', '放棄更改', 'Discard'),
  save_weights: text('保存权重', '儲存權重', 'Save the weights'),
  item: {
    fields: {
      code: text('代码', '代碼', 'Code'),
      section: text('分类', '分類', 'Section'),
      name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
      name_en: text('英文名称', '英文名稱', 'English name'),
      name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
      weight: text('权重', '權重', 'Weight'),
      max_score: text('满分', '滿分', 'Maximum points'),
      min_score: text('最低分', '最低分', 'Minimum points'),
      remark_below: text(
        '低于此得分比例须写备注（0 至 1）',
        '低於此得分比例須寫備註（0 至 1）',
        'A lower share of the points needs a remark (0 to 1)',
      ),
      is_critical: text('关键项', '關鍵項', 'Critical'),
      order: text('顺序', '次序', 'Position'),
    },
    choices: {
      section: {
        appearance: text('店容店貌', '店容店貌', 'Appearance'),
        presentation: text('仪容仪表', '儀容儀表', 'Presentation'),
        greeting: text('迎宾问候', '迎賓問候', 'Greeting'),
        knowledge: text('商品知识', '商品知識', 'Knowledge'),
        process: text('服务流程', '服務流程', 'Service process'),
        discipline: text('纪律与安全', '紀律與安全', 'Discipline & safety'),
      },
    },
  },
}
