import type { Area } from '#contract/area.ts'
import { permissionNames, text } from '#contract/localText.ts'
import { flag } from './flag.ts'
import { flagWords } from './flag.words.ts'
import { flagRule } from './flagRule.ts'
import { flagRuleWords } from './flagRule.words.ts'

export const title = text('预警', '預警', 'Flagging')

export const permissions = permissionNames(title, {
  'flag.view': text('查看', '檢視', 'view'),
  'flag.edit': text('编辑', '編輯', 'edit'),
  'flag.rule.edit': text('预警规则·编辑', '預警規則·編輯', 'Flag rules: edit'),
})

// oxfmt-ignore
const menu = [
  { uri: '/Flagging', title: text('预警', '預警', 'Flagging'), icon: 'flag', order: 90, can: 'flag.view' },
  { uri: '/Flagging/list', parent: '/Flagging', title: text('预警列表', '預警列表', 'Flag list'), icon: 'flag', order: 9010, can: 'flag.view' },
  { uri: '/Flagging/board', parent: '/Flagging', title: text('预警看板', '預警看板', 'Flag board'), icon: 'view_kanban', order: 9015, can: 'flag.view' },
  { uri: '/Flagging/rules', parent: '/Flagging', title: text('预警规则', '預警規則', 'Flag rules'), icon: 'rule', order: 9020, can: 'flag.rule.edit' },
] as const satisfies Area['menu']

/** The watch list of tenants. */
export const area = {
  id: 'Flagging',
  title,
  codes: 'flag',
  permissions,
  menu,
  nouns: { list: flag, rules: flagRule },
  words: [flagWords, flagRuleWords],
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}
