import type { Conduct } from '#server/engine/conduct.ts'
import { guardCompanies, guardProposed } from '#server/plugins/brandDB/brandAudit/guards.ts'
import { importFiles, importRows } from '#server/services/imports/importRows.ts'
import { menuRows } from '#server/plugins/common/menu.ts'
import { notificationConduct } from '#server/plugins/core/notification.ts'
import { problemEventRows } from '#server/plugins/RM/problemEvent.ts'
import { scoringResultRows } from '#server/plugins/RM_evaluate/scoringResult.ts'
import { auditLogConduct } from '#server/plugins/System/auditLog.ts'
import { brandConduct } from '#server/plugins/brandDB/hooks/brand.ts'
import { brandAuditConduct } from '#server/plugins/brandDB/hooks/brandAudit.ts'
import { brandTagConduct } from '#server/plugins/brandDB/hooks/brandTag.ts'
import { level1Conduct, level2Conduct } from '#server/plugins/brandDB/hooks/classifications.ts'
import { companyConduct } from '#server/plugins/brandDB/hooks/company.ts'
import { contactConduct } from '#server/plugins/brandDB/hooks/contact.ts'
import { floorConduct } from '#server/plugins/brandDB/hooks/floor.ts'
import { jobRows } from '#server/plugins/core/jobRows.ts'
import { scoreItemRows } from '#server/plugins/RM_evaluate/scoreItem.ts'
import { storeConduct } from '#server/plugins/brandDB/hooks/store.ts'
import { userConduct } from '#server/plugins/System/user.ts'

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
  notification: notificationConduct,
  problem_event: { rowFilter: problemEventRows },
  score_item: { rowFilter: scoreItemRows },
  scoring_result: { rowFilter: scoringResultRows },
  store: storeConduct,
  user: userConduct,
}
