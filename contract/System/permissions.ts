/** Users, roles, permissions, the menu, languages, parameters, sites, departments, the audit log. */
export const permissions = [
  'system.user.view',
  'system.user.create',
  'system.user.edit',
  'system.user.delete',
  'system.user.change_role',
  'system.space_owner.view',
  'system.space_owner.edit',
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
  'system.session.view',
  'system.session.end',
  'system.job.view',
  'system.job.run',
  'system.status.view',
  'system.status.export',
  'system.announcement.view',
  'system.announcement.edit',
] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
