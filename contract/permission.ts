/**
 * Every permission code of the console, `area.object.action` (an area without objects: `area.action`).
 * Rules, roles, menu entries and server handlers name these codes; one that is not listed here grants
 * nothing to anybody except the built-in administrator.
 */
export const permissions = [
  // System: users, roles, permissions, menu, languages, parameters, sites, departments, audit log
  'system.user.view',
  'system.user.create',
  'system.user.edit',
  'system.user.delete',
  'system.user.change_role',
  'system.role.view',
  'system.role.edit',
  'system.permission.view',
  'system.permission.import',
  'system.menu.view',
  'system.menu.edit',
  'system.i18n.view',
  'system.i18n.edit',
  'system.param.view',
  'system.param.edit',
  'system.site.view',
  'system.site.edit',
  'system.department.view',
  'system.department.edit',
  'system.auditlog.view',

  // All sites at once: group pages, and lists with an empty `site`
  'site.all',

  // Dashboard
  'dashboard.view',
  'dashboard.group',

  // Retail management of the mainland sites: tours, tour issues, mystery customer
  'rm.tour_issue.view',
  'rm.tour_issue.view_all',
  'rm.tour_issue.create',
  'rm.tour_issue.assign',
  'rm.tour_issue.fix',
  'rm.tour_issue.verify',
  'rm.tour_issue.close',
  'rm.tour_issue.delete',
  'rm.tour_issue.stat',
  'rm.tour_issue.export',
  'rm.tour.view',
  'rm.tour.edit',
  'rm.tour_result.view',
  'rm.tour_result.edit',
  'rm.myscust.view',
  'rm.myscust.edit',
  'rm.myscust.regen',
  'rm.myscust.reall',
  'rm.myscust.appeal_decide',
  'rm.myscust_problem.view',
  'rm.myscust_problem.edit',

  // The same for the Hong Kong sites. Appeals are decided with the mainland code: there is none here
  'rmhk.tour_issue.view',
  'rmhk.tour_issue.view_all',
  'rmhk.tour_issue.create',
  'rmhk.tour_issue.assign',
  'rmhk.tour_issue.fix',
  'rmhk.tour_issue.verify',
  'rmhk.tour_issue.close',
  'rmhk.tour_issue.delete',
  'rmhk.tour_issue.stat',
  'rmhk.tour_issue.export',
  'rmhk.tour.view',
  'rmhk.tour.edit',
  'rmhk.tour_result.view',
  'rmhk.tour_result.edit',
  'rmhk.myscust.view',
  'rmhk.myscust.edit',
  'rmhk.myscust.regen',
  'rmhk.myscust.reall',
  'rmhk.myscust_problem.view',
  'rmhk.myscust_problem.edit',

  // Daily scoring; confirm, regen and recover need these codes at Hong Kong sites too
  'scoring.view',
  'scoring.edit',
  'scoring.confirm',
  'scoring.upload',
  'scoring.regen',
  'scoring.recover',
  'scoring.export',
  'scoring.item.edit',

  // Daily scoring at Hong Kong sites
  'scoringhk.view',
  'scoringhk.edit',
  'scoringhk.tag.edit',

  // Shop detail page
  'shop.view',

  // Brand database: brands, approvals, companies, contacts, stores and floors, dictionaries
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

  // Leasing: tenancies, leases, rents, split and merge of units
  'leasing.ship.view',
  'leasing.ship.edit',
  'leasing.lease.view',
  'leasing.lease.edit',
  'leasing.lease.approve',
  'leasing.rent.view',
  'leasing.rent.edit',
  'leasing.split_merge',

  // Performance and sales
  'perf.view',
  'perf.recalculate',
  'perf.unlock',
  'perf.sale.view',
  'perf.sale.edit',
  'perf.sale.import',
  'perf.sale_category.edit',

  // Reports
  'report.view',
  'report.tenant_sale.export',

  // Watch list of tenants
  'flag.view',
  'flag.edit',
  'flag.rule.edit',

  // D-Park workspace
  'dp.view',

  // External pages inside the console
  'iframe.view',
] as const

/**
 * The codes that plugins bring. A plugin's contract file adds its own:
 * `declare module './permission.ts' { interface PluginPermissions { 'parking.view': true } }`.
 */
export interface PluginPermissions {}

/** One of the codes of `permissions`, or of a plugin's. */
export type Permission = (typeof permissions)[number] | keyof PluginPermissions
