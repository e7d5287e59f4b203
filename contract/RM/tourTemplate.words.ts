import { text, type Texts } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { tourProblemWords } from './tourProblem.words.ts'
import { tourTemplate } from './tourTemplate.ts'

/** The words for checklist templates, wherever they are mounted. */
export const tourTemplateWords = words(tourTemplate, {
  name: text('检查表', '檢查表', 'Checklist |||| Checklists'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    code: text('代码', '代碼', 'Code'),
    version: text('版本', '版本', 'Version'),
    region: text('地区', '地區', 'Region'),
    site: text('站点', '站點', 'Site'),
    is_default: text('默认使用', '預設使用', 'Default'),
    items: text('检查项目', '檢查項目', 'Points'),
    status: text('状态', '狀態', 'Status'),
  },
  choices: {
    region: { CN: text('内地', '內地', 'Mainland'), HK: text('香港', '香港', 'Hong Kong') },
    status: {
      draft: text('草稿', '草稿', 'Draft'),
      active: text('使用中', '使用中', 'Active'),
      retired: text('已停用', '已停用', 'Retired'),
    },
  },
  help: {
    code: text(
      '大写字母、数字、-、_；同一检查表的各版本相同',
      '大寫字母、數字、-、_；同一檢查表的各版本相同',
      'Capital letters, digits, - and _; the same in all versions',
    ),
    site: text(
      '留空则适用于该地区所有站点',
      '留空則適用於該地區所有站點',
      'All sites of the region if empty',
    ),
    is_default: text(
      '计划巡场时未选择检查表则使用此表',
      '計劃巡場時沒有選擇檢查表則使用此表',
      'For tours that are planned without choosing a checklist',
    ),
  },
  steps: {
    activate: {
      label: text('启用', '啟用', 'Activate'),
      question: text(
        '启用此版本？旧版本随即停用，尚未开始的巡场改用此版本。',
        '啟用此版本？舊版本隨即停用，尚未開始的巡場改用此版本。',
        'Activate this version? The previous version is retired, and tours that have not begun use this one.',
      ),
      done: text('已启用', '已啟用', 'Activated'),
    },
    revise: {
      label: text('新建版本', '新增版本', 'New version'),
      question: text(
        '复制为新版本的草稿？此版本在新版本启用前继续使用。',
        '複製為新版本的草稿？此版本在新版本啟用前繼續使用。',
        'Copy this checklist to a draft of the next version? This version stays in use until then.',
      ),
      done: text('已新建版本', '已新增版本', 'New version created'),
    },
    retire: {
      label: text('停用', '停用', 'Retire'),
      question: text(
        '停用此检查表？新计划的巡场不能再使用。',
        '停用此檢查表？新計劃的巡場不能再使用。',
        'Retire this checklist? New tours cannot use it any more.',
      ),
      done: text('已停用', '已停用', 'Retired'),
    },
  },
  not_open: {
    state: text('当前状态不能进行此操作', '目前狀態不能進行此操作', 'Not possible in this state'),
  },
})

/** The other texts of the screens of checklist templates. */
export const tourTemplateTexts: Texts = {
  group: {
    template: text('检查表', '檢查表', 'Checklist'),
    items: text('检查项目', '檢查項目', 'Points'),
    versions: text('各版本', '各版本', 'Versions'),
  },
  only_version: text('没有其他版本', '沒有其他版本', 'There are no other versions'),
  no_items: text('尚无检查项目', '尚無檢查項目', 'There are no points yet'),
  add: text('添加检查项目', '新增檢查項目', 'Add a point'),
  edit: text('修改：%{item}', '修改：%{item}', 'Change: %{item}'),
  remove: text('删除：%{item}', '刪除：%{item}', 'Remove: %{item}'),
  up: text('上移：%{item}', '上移：%{item}', 'Move up: %{item}'),
  down: text('下移：%{item}', '下移：%{item}', 'Move down: %{item}'),
  moved: text('%{item}：第 %{place} 项', '%{item}：第 %{place} 項', '%{item}: now number %{place}'),
  save: text('确定', '確定', 'OK'),
  asks: {
    needs_photo: text('不合格须拍照', '不合格須拍照', 'Photo if failed'),
    needs_remark: text('不合格须备注', '不合格須備註', 'Remark if failed'),
    limited: text('仅部分铺位', '只限部分舖位', 'Some shops only'),
  },
  point: {
    fields: {
      code: text('代码', '代碼', 'Code'),
      name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
      name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
      name_en: text('英文名称', '英文名稱', 'English name'),
      category: text('问题类别', '問題類別', 'Category of issues'),
      needs_photo: text('不合格须拍照', '不合格須拍照', 'A failed point needs a photo'),
      needs_remark: text('不合格须备注', '不合格須備註', 'A failed point needs a remark'),
      department: text('责任部门', '負責部門', 'Department'),
      assignee_id: text('负责人', '負責人', 'Assignee'),
      attachs: text('参考图片', '參考圖片', 'Reference pictures'),
      category_ids: text('适用品牌类别', '適用品牌類別', 'Brand categories'),
      floor_ids: text('适用楼层', '適用樓層', 'Floors'),
    },
    help: {
      category_ids: text('留空则适用于所有类别', '留空則適用於所有類別', 'All categories if empty'),
      floor_ids: text(
        '留空则适用于所有楼层；仅限单一站点的检查表',
        '留空則適用於所有樓層；只限單一站點的檢查表',
        'All floors if empty; only for the checklist of a single site',
      ),
    },
    choices: { category: tourProblemWords.choices.category },
  },
}
