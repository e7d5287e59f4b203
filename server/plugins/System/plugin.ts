import { area } from '#contract/System/area.ts'
import { setupMark } from '#contract/System/setup.ts'
import { migrationsIn } from '#server/http/migrationsIn.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { announcementRoutes } from './announcements/announcementRoutes.ts'
import { auditLogHooks } from './auditLog.ts'
import { dictionaryRoutes } from './dictionary/dictionaryRoutes.ts'
import { auditRevealRoute } from './auditReveal.ts'
import { i18nRoutes } from './i18n/i18n.ts'
import { jobRoutes } from './jobs/jobRoutes.ts'
import { paramHooks } from './paramHooks.ts'
import { importPermissionsRoute } from './permissions/importPermissions.ts'
import { permissionsListRoute } from './permissionList.ts'
import { roleHooks } from './roles/roleHooks.ts'
import { scopeRoutes } from './scope/scopeRoutes.ts'
import { userDecisionRoute } from './sight/decision.ts'
import { userSightRoute } from './sight/sight.ts'
import { sessionRoutes } from './sessions/sessionRoutes.ts'
import { setupRoutes } from './setup/setupRoutes.ts'
import { systemSetup } from './setup/systemSetup.ts'
import { signInHooks } from './sessions/signInHooks.ts'
import { statusRoutes } from './status/statusRoutes.ts'
import { changeRoleRoute } from './users/changeRole.ts'
import { resetUserFactorRoute } from './users/resetUserFactor.ts'
import { resetUserPasswordRoute } from './users/resetUserPassword.ts'
import { userHooks } from './users/userHooks.ts'

/** Users, roles, permissions, the menu, languages, parameters, sites, departments, the audit log. */
export default defineServerPlugin({
  ...area,
  resources: [setupMark],
  setup: systemSetup,
  migrations: migrationsIn(new URL('./migrations/', import.meta.url)),
  hooks: {
    audit_log: auditLogHooks,
    param: paramHooks,
    role: roleHooks,
    sign_in: signInHooks,
    user: userHooks,
  },
  routes: [
    ...sessionRoutes,
    ...announcementRoutes,
    ...jobRoutes,
    ...statusRoutes,
    ...i18nRoutes,
    permissionsListRoute,
    importPermissionsRoute,
    changeRoleRoute,
    resetUserFactorRoute,
    resetUserPasswordRoute,
    userSightRoute,
    userDecisionRoute,
    ...scopeRoutes,
    auditRevealRoute,
    ...dictionaryRoutes,
    ...setupRoutes,
  ],
})
