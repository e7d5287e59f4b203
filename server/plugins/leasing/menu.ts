import type { MenuEntry } from '#server/http/menuEntry.ts'

// prettier-ignore
export const menu: readonly MenuEntry[] = [
  { uri: '/leasing', title: { zh_CN: '租赁管理', zh_TW: '租賃管理', en_US: 'Leasing' }, icon: 'vpn_key', order: 80, can: 'leasing.ship.view' },
  { uri: '/leasing/floor', parent: '/leasing', title: { zh_CN: '楼层实况', zh_TW: '樓層實況', en_US: 'Living floor' }, icon: 'map', order: 8005, can: 'leasing.ship.view' },
  { uri: '/leasing/tenantShip', parent: '/leasing', title: { zh_CN: '租户关系', zh_TW: '租戶關係', en_US: 'Tenancies' }, icon: 'handshake', order: 8010, can: 'leasing.ship.view' },
  { uri: '/leasing/lease', parent: '/leasing', title: { zh_CN: '租约', zh_TW: '租約', en_US: 'Leases' }, icon: 'description', order: 8020, can: 'leasing.lease.view' },
  { uri: '/leasing/rent', parent: '/leasing', title: { zh_CN: '租金', zh_TW: '租金', en_US: 'Rents' }, icon: 'payments', order: 8030, can: 'leasing.rent.view' },
  { uri: '/leasing/rentRoll', parent: '/leasing', title: { zh_CN: '租金表', zh_TW: '租金表', en_US: 'Rent roll' }, icon: 'table_view', order: 8040, can: 'leasing.rent.view' },
  { uri: '/leasing/expiry', parent: '/leasing', title: { zh_CN: '到期分析', zh_TW: '到期分析', en_US: 'Lease expiry' }, icon: 'event_busy', order: 8050, can: 'leasing.lease.view' },
  { uri: '/leasing/stacking', parent: '/leasing', title: { zh_CN: '楼层业态图', zh_TW: '樓層行業圖', en_US: 'Stacking plan' }, icon: 'view_module', order: 8060, can: 'leasing.ship.view' },
  { uri: '/leasing/storeSplitMerge', parent: '/leasing', title: { zh_CN: '铺位拆合', zh_TW: '舖位拆合', en_US: 'Split and merge' }, icon: 'call_split', order: 8070, can: 'leasing.split_merge' },
]
