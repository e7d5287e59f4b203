/** Tenancies, leases, rents, splitting and merging units: the permission codes and their names. */
export const permissions = {
  'leasing.ship.view': {
    zh_CN: '租赁管理·租户关系·查看',
    zh_TW: '租賃管理·租戶關係·檢視',
    en_US: 'Leasing: Tenancies: view',
  },
  'leasing.ship.edit': {
    zh_CN: '租赁管理·租户关系·编辑',
    zh_TW: '租賃管理·租戶關係·編輯',
    en_US: 'Leasing: Tenancies: edit',
  },
  'leasing.lease.view': {
    zh_CN: '租赁管理·租约·查看',
    zh_TW: '租賃管理·租約·檢視',
    en_US: 'Leasing: Leases: view',
  },
  'leasing.lease.edit': {
    zh_CN: '租赁管理·租约·编辑',
    zh_TW: '租賃管理·租約·編輯',
    en_US: 'Leasing: Leases: edit',
  },
  'leasing.lease.approve': {
    zh_CN: '租赁管理·租约·审批',
    zh_TW: '租賃管理·租約·審批',
    en_US: 'Leasing: Leases: approve',
  },
  'leasing.rent.view': {
    zh_CN: '租赁管理·租金·查看',
    zh_TW: '租賃管理·租金·檢視',
    en_US: 'Leasing: Rents: view',
  },
  'leasing.rent.edit': {
    zh_CN: '租赁管理·租金·编辑',
    zh_TW: '租賃管理·租金·編輯',
    en_US: 'Leasing: Rents: edit',
  },
  'leasing.split_merge': {
    zh_CN: '租赁管理·铺位拆合',
    zh_TW: '租賃管理·舖位拆合',
    en_US: 'Leasing: split and merge units',
  },
} as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}
