import { leaseExpiry, occupancy, rentRoll } from '#contract/reports/report.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { menu } from './menu.ts'
import { permissions } from './permissions.ts'

/** Reports, and what was exported. */
export default defineServerPlugin({
  id: 'reports',
  codes: 'report',
  permissions,
  menu,
  waiting: [leaseExpiry, occupancy, rentRoll],
})
