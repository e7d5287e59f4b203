import type { Area } from '#contract/area.ts'
import { text } from '#contract/localText.ts'
import { intParam, type ParamValues, withText } from '#contract/paramDefinition.ts'
import { leaseShip } from './leaseShip.ts'
import { leaseShipWords } from './leaseShip.words.ts'
import { tenantRent } from './tenantRent.ts'
import { tenantRentWords } from './tenantRent.words.ts'
import { tenantShip } from './tenantShip.ts'
import { tenantShipWords } from './tenantShip.words.ts'

export const title = text('租赁管理', '租賃管理', 'Leasing')

export const permissions = {
  'leasing.ship.view': text('租赁管理·租户关系·查看', '租賃管理·租戶關係·檢視', 'Leasing: Tenancies: view'),
  'leasing.ship.edit': text('租赁管理·租户关系·编辑', '租賃管理·租戶關係·編輯', 'Leasing: Tenancies: edit'),
  'leasing.lease.view': text('租赁管理·租约·查看', '租賃管理·租約·檢視', 'Leasing: Leases: view'),
  'leasing.lease.edit': text('租赁管理·租约·编辑', '租賃管理·租約·編輯', 'Leasing: Leases: edit'),
  'leasing.lease.approve': text('租赁管理·租约·审批', '租賃管理·租約·審批', 'Leasing: Leases: approve'),
  'leasing.rent.view': text('租赁管理·租金·查看', '租賃管理·租金·檢視', 'Leasing: Rents: view'),
  'leasing.rent.edit': text('租赁管理·租金·编辑', '租賃管理·租金·編輯', 'Leasing: Rents: edit'),
  'leasing.split_merge': text('租赁管理·铺位拆合', '租賃管理·舖位拆合', 'Leasing: split and merge units'),
} as const

export const params = {
  'lease.expiring_days': withText(
    intParam(180, 1, 1095, 'd'),
    text(
      '租约到期前多少天开始提醒',
      '租約到期前多少日開始提醒',
      'Days before its end at which a lease counts as expiring',
    ),
  ),
} as const

// oxfmt-ignore
const menu = [
  { uri: '/leasing', title: text('租赁管理', '租賃管理', 'Leasing'), icon: 'vpn_key', order: 80, can: 'leasing.ship.view' },
  { uri: '/leasing/floor', parent: '/leasing', title: text('楼层实况', '樓層實況', 'Living floor'), icon: 'map', order: 8005, can: 'leasing.ship.view' },
  { uri: '/leasing/tenantShip', parent: '/leasing', title: text('租户关系', '租戶關係', 'Tenancies'), icon: 'handshake', order: 8010, can: 'leasing.ship.view' },
  { uri: '/leasing/lease', parent: '/leasing', title: text('租约', '租約', 'Leases'), icon: 'description', order: 8020, can: 'leasing.lease.view' },
  { uri: '/leasing/rent', parent: '/leasing', title: text('租金', '租金', 'Rents'), icon: 'payments', order: 8030, can: 'leasing.rent.view' },
  { uri: '/leasing/rentRoll', parent: '/leasing', title: text('租金表', '租金表', 'Rent roll'), icon: 'table_view', order: 8040, can: 'leasing.rent.view' },
  { uri: '/leasing/expiry', parent: '/leasing', title: text('到期分析', '到期分析', 'Lease expiry'), icon: 'event_busy', order: 8050, can: 'leasing.lease.view' },
  { uri: '/leasing/stacking', parent: '/leasing', title: text('楼层业态图', '樓層行業圖', 'Stacking plan'), icon: 'view_module', order: 8060, can: 'leasing.ship.view' },
  { uri: '/leasing/storeSplitMerge', parent: '/leasing', title: text('铺位拆合', '舖位拆合', 'Split and merge'), icon: 'call_split', order: 8070, can: 'leasing.split_merge' },
] as const satisfies Area['menu']

/** Tenancies, leases, rents, splitting and merging units. */
export const area = {
  id: 'leasing',
  title,
  codes: ['leasing', 'lease'],
  permissions,
  params,
  menu,
  nouns: { tenantShip, lease: leaseShip, rent: tenantRent },
  words: [tenantShipWords, leaseShipWords, tenantRentWords],
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}

declare module '#contract/paramDefinition.ts' {
  interface PluginParams extends ParamValues<typeof params> {}
}
