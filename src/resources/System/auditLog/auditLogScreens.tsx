import { auditLog } from '#contract/System/auditLog.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { AuditChange } from './AuditChange.tsx'
import { AuditLogList } from './AuditLogList.tsx'
import { SameEntries } from './SameEntries.tsx'

/** Who did what, the latest first; each entry with its differences. */
export const auditLogScreens = resourceScreens(auditLog, {
  list: AuditLogList,
  facts: ['at', 'user_id', 'for_id', 'ip', 'site'],
  sections: [AuditChange],
  related: SameEntries,
})
