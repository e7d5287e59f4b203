import type { Area } from '#contract/area.ts'
import { permissionNames, text } from '#contract/localText.ts'
import { dailyScoreTag } from './dailyScoreTag.ts'
import { dailyScoreTagWords } from './dailyScoreTag.words.ts'

export const title = text('香港店铺评分', '香港店舖評分', 'HK shop scoring')

export const permissions = permissionNames(title, {
  'scoringhk.view': text('查看', '檢視', 'view'),
  'scoringhk.edit': text('编辑', '編輯', 'edit'),
  'scoringhk.tag.edit': text('评分标签·编辑', '評分標籤·編輯', 'Score tags: edit'),
})

// oxfmt-ignore
const menu = [
  { uri: '/RMHK_evaluate', title: text('香港店铺评分', '香港店舖評分', 'HK shop scoring'), icon: 'grade', order: 50, can: 'scoringhk.view' },
  { uri: '/RMHK_evaluate/scoring', parent: '/RMHK_evaluate', title: text('每日评分', '每日評分', 'Daily scoring'), icon: 'edit_note', order: 5010, can: 'scoringhk.edit' },
  { uri: '/RMHK_evaluate/results', parent: '/RMHK_evaluate', title: text('评分结果', '評分結果', 'Results'), icon: 'insights', order: 5020, can: 'scoringhk.view' },
  { uri: '/RMHK_evaluate/scoringList', parent: '/RMHK_evaluate', title: text('评分记录', '評分記錄', 'Scoring records'), icon: 'list_alt', order: 5025, can: 'scoringhk.view' },
  { uri: '/RMHK_evaluate/ranking', parent: '/RMHK_evaluate', title: text('单项排名', '單項排名', 'Item ranking'), icon: 'leaderboard', order: 5026, can: 'scoringhk.view' },
  { uri: '/RMHK_evaluate/items', parent: '/RMHK_evaluate', title: text('评分项目', '評分項目', 'Scoring items'), icon: 'tune', order: 5027, can: 'scoringhk.view' },
  { uri: '/RMHK_evaluate/tag', parent: '/RMHK_evaluate', title: text('评分标签', '評分標籤', 'Score tags'), icon: 'sell', order: 5030, can: 'scoringhk.tag.edit' },
  { uri: '/RMHK_evaluate/tagStores', parent: '/RMHK_evaluate', title: text('标签店铺', '標籤店舖', 'Shops by tag'), icon: 'label', order: 5040, can: 'scoringhk.view' },
] as const satisfies Area['menu']

/** Daily scoring at Hong Kong sites. */
export const area = {
  id: 'RMHK_evaluate',
  title,
  codes: 'scoringhk',
  availableAt: { region: 'HK' },
  permissions,
  menu,
  nouns: { tag: dailyScoreTag },
  words: [dailyScoreTagWords],
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}
