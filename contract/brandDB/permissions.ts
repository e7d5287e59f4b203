/** Brands and their approval, companies, contacts, stores and floors, dictionaries. */
export const permissions = [
  'branddb.brand.view',
  'branddb.brand.create',
  'branddb.brand.edit',
  'branddb.brand.edit_direct',
  'branddb.brand.delete',
  'branddb.brand.export',
  'branddb.audit.view',
  'branddb.audit.approve',
  'branddb.company.view',
  'branddb.company.edit',
  'branddb.contact.view',
  'branddb.contact.view_private',
  'branddb.contact.edit',
  'branddb.store.view',
  'branddb.store.edit',
  'branddb.dict.edit',
  'branddb.ranking.view',
] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
