import type { MenuEntry } from '#server/http/menuEntry.ts'

// prettier-ignore
export const menu: readonly MenuEntry[] = [
  { uri: '/Flagging', title: { zh_CN: '预警', zh_TW: '預警', en_US: 'Flagging' }, icon: 'flag', order: 90, can: 'flag.view' },
  { uri: '/Flagging/list', parent: '/Flagging', title: { zh_CN: '预警列表', zh_TW: '預警列表', en_US: 'Flag list' }, icon: 'flag', order: 9010, can: 'flag.view' },
  { uri: '/Flagging/board', parent: '/Flagging', title: { zh_CN: '预警看板', zh_TW: '預警看板', en_US: 'Flag board' }, icon: 'view_kanban', order: 9015, can: 'flag.view' },
  { uri: '/Flagging/rules', parent: '/Flagging', title: { zh_CN: '预警规则', zh_TW: '預警規則', en_US: 'Flag rules' }, icon: 'rule', order: 9020, can: 'flag.rule.edit' },
]
