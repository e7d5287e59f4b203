import type { MenuEntry } from '#server/http/menuEntry.ts'

const mainland = { outside: 'HK' } as const

// prettier-ignore
export const menu: readonly MenuEntry[] = [
  { uri: '/RM_evaluate', title: { zh_CN: '店铺评分', zh_TW: '店舖評分', en_US: 'Shop scoring' }, icon: 'grade', order: 30, can: 'scoring.view', availableAt: mainland },
  { uri: '/RM_evaluate/scoring', parent: '/RM_evaluate', title: { zh_CN: '每日评分', zh_TW: '每日評分', en_US: 'Daily scoring' }, icon: 'edit_note', order: 3010, can: 'scoring.edit', availableAt: mainland },
  { uri: '/RM_evaluate/scoringList', parent: '/RM_evaluate', title: { zh_CN: '评分记录', zh_TW: '評分記錄', en_US: 'Scoring records' }, icon: 'list_alt', order: 3020, can: 'scoring.view', availableAt: mainland },
  { uri: '/RM_evaluate/results', parent: '/RM_evaluate', title: { zh_CN: '评分结果', zh_TW: '評分結果', en_US: 'Results' }, icon: 'insights', order: 3030, can: 'scoring.view', availableAt: mainland },
  { uri: '/RM_evaluate/itemRanking', parent: '/RM_evaluate', title: { zh_CN: '单项排名', zh_TW: '單項排名', en_US: 'Item ranking' }, icon: 'leaderboard', order: 3040, can: 'scoring.view', availableAt: mainland },
  { uri: '/RM_evaluate/items', parent: '/RM_evaluate', title: { zh_CN: '评分项目', zh_TW: '評分項目', en_US: 'Scoring items' }, icon: 'tune', order: 3050, can: 'scoring.item.edit', availableAt: mainland },
  { uri: '/RM_evaluate/upload', parent: '/RM_evaluate', title: { zh_CN: '批量导入', zh_TW: '批量匯入', en_US: 'Upload' }, icon: 'upload_file', order: 3060, can: 'scoring.upload', availableAt: mainland },
]
