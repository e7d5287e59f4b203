import type { MenuEntry } from '#server/http/menuEntry.ts'

const hongKong = { region: 'HK' } as const

// prettier-ignore
export const menu: readonly MenuEntry[] = [
  { uri: '/RMHK_evaluate', title: { zh_CN: '香港店铺评分', zh_TW: '香港店舖評分', en_US: 'HK shop scoring' }, icon: 'grade', order: 50, can: 'scoringhk.view', availableAt: hongKong },
  { uri: '/RMHK_evaluate/scoring', parent: '/RMHK_evaluate', title: { zh_CN: '每日评分', zh_TW: '每日評分', en_US: 'Daily scoring' }, icon: 'edit_note', order: 5010, can: 'scoringhk.edit', availableAt: hongKong },
  { uri: '/RMHK_evaluate/results', parent: '/RMHK_evaluate', title: { zh_CN: '评分结果', zh_TW: '評分結果', en_US: 'Results' }, icon: 'insights', order: 5020, can: 'scoringhk.view', availableAt: hongKong },
  { uri: '/RMHK_evaluate/scoringList', parent: '/RMHK_evaluate', title: { zh_CN: '评分记录', zh_TW: '評分記錄', en_US: 'Scoring records' }, icon: 'list_alt', order: 5025, can: 'scoringhk.view', availableAt: hongKong },
  { uri: '/RMHK_evaluate/ranking', parent: '/RMHK_evaluate', title: { zh_CN: '单项排名', zh_TW: '單項排名', en_US: 'Item ranking' }, icon: 'leaderboard', order: 5026, can: 'scoringhk.view', availableAt: hongKong },
  { uri: '/RMHK_evaluate/items', parent: '/RMHK_evaluate', title: { zh_CN: '评分项目', zh_TW: '評分項目', en_US: 'Scoring items' }, icon: 'tune', order: 5027, can: 'scoringhk.view', availableAt: hongKong },
  { uri: '/RMHK_evaluate/tag', parent: '/RMHK_evaluate', title: { zh_CN: '评分标签', zh_TW: '評分標籤', en_US: 'Score tags' }, icon: 'sell', order: 5030, can: 'scoringhk.tag.edit', availableAt: hongKong },
  { uri: '/RMHK_evaluate/tagStores', parent: '/RMHK_evaluate', title: { zh_CN: '标签店铺', zh_TW: '標籤店舖', en_US: 'Shops by tag' }, icon: 'label', order: 5040, can: 'scoringhk.view', availableAt: hongKong },
]
