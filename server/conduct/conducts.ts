import type { Conduct } from '#server/engine/conduct.ts'
import { guardCompanies, guardProposed } from '#server/brandAudit/guards.ts'
import { importFiles, importRows } from '#server/imports/importRows.ts'
import { menuRows } from '#server/routes/menu.ts'
import { notificationRows } from '#server/routes/notification.ts'
import { problemEventRows } from '#server/routes/problemEvent.ts'
import { scoringResultRows } from '#server/routes/scoringResult.ts'
import { auditLogConduct } from './auditLog.ts'
import { brandConduct } from './brand.ts'
import { brandAuditConduct } from './brandAudit.ts'
import { brandTagConduct } from './brandTag.ts'
import { level1Conduct, level2Conduct } from './classifications.ts'
import { companyConduct } from './company.ts'
import { contactConduct } from './contact.ts'
import { floorConduct } from './floor.ts'
import { jobRows } from './job.ts'
import { scoreItemRows } from './scoreItem.ts'
import { storeConduct } from './store.ts'
import { userConduct } from './user.ts'

/** By noun, what the server knows of it beyond the contract. */
export const conducts: Readonly<Record<string, Conduct>> = {
  audit_log: auditLogConduct,
  brand: brandConduct,
  brand_audit: brandAuditConduct,
  brand_category: { guard: guardProposed('brand_category') },
  brand_company: { guard: guardCompanies },
  brand_tag: brandTagConduct,
  company: companyConduct,
  contact: contactConduct,
  floor: floorConduct,
  import_run: { rowFilter: importRows, fileFilter: importFiles, filesWait: true },
  job: { rowFilter: jobRows },
  level1_classification: level1Conduct,
  level2_classification: level2Conduct,
  menu: { rowFilter: menuRows },
  notification: { rowFilter: notificationRows },
  problem_event: { rowFilter: problemEventRows },
  score_item: { rowFilter: scoreItemRows },
  scoring_result: { rowFilter: scoringResultRows },
  store: storeConduct,
  user: userConduct,
}
