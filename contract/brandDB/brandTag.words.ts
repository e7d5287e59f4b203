import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { brandTag } from './brandTag.ts'

/** The words for tags on brands. */
export const brandTagWords = words(brandTag, {
  name: text('品牌标签', '品牌標籤', 'Brand tag |||| Brand tags'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    color: text('颜色', '顏色', 'Colour'),
    group: text('分组', '組別', 'Group'),
    order: text('排序', '次序', 'Place'),
    merge_into: text('已合并到', '已合併至', 'Merged into'),
  },
  help: {
    group: text('同组标签排在一起', '同組標籤會排在一起', 'Tags of one group are shown together'),
    order: text('数字小的在前', '數字較小的排前', 'Lower figures come first'),
  },
  screen: {
    add: text('添加标签', '新增標籤', 'Add a tag'),
    create: text('新建标签“%{name}”', '建立標籤「%{name}」', 'Create the tag “%{name}”'),
    new_group: text('新建', '新增', 'New'),
    no_group: text('未分组', '未分組', 'Without a group'),
    groups: {
      style: text('风格', '風格', 'Style'),
      audience: text('客群', '顧客', 'Customers'),
      market: text('市场定位', '市場定位', 'Market presence'),
      operation: text('经营方式', '營運模式', 'Operation'),
      value: text('品牌特色', '品牌特色', 'Special features'),
    },
    change: text('编辑 %{name}', '編輯 %{name}', 'Edit %{name}'),
    merge: text('将 %{name} 合并到其他标签', '將 %{name} 合併至其他標籤', 'Merge %{name} into another tag'),
    remove: text('删除 %{name}', '刪除 %{name}', 'Delete %{name}'),
    merge_title: text('合并“%{name}”', '合併「%{name}」', 'Merge “%{name}”'),
    merge_into: text('合并到标签', '合併至標籤', 'Into the tag'),
    merge_preview: text(
      '带有“%{name}”的品牌将改用“%{target}”，“%{name}”随后删除。',
      '附有「%{name}」的品牌會改用「%{target}」，「%{name}」隨即刪除。',
      'Brands with “%{name}” get “%{target}” instead. “%{name}” is then removed.',
    ),
    merge_count: text(
      '%{smart_count} 个带有“%{name}”的品牌将改用“%{target}”，“%{name}”随后删除。',
      '%{smart_count} 個附有「%{name}」的品牌會改用「%{target}」，「%{name}」隨即刪除。',
      '%{smart_count} brand with “%{name}” gets “%{target}” instead. “%{name}” is then removed. |||| %{smart_count} brands with “%{name}” get “%{target}” instead. “%{name}” is then removed.',
    ),
    merge_run: text('合并标签', '合併標籤', 'Merge the tags'),
    merged: text(
      '“%{name}”已合并到“%{target}”',
      '「%{name}」已合併至「%{target}」',
      '“%{name}” was merged into “%{target}”',
    ),
  },
})
