import { auditLog } from '#contract/System/auditLog.ts'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { AuditChange } from './AuditChange.tsx'
import { ActionName, EntityName, RecordLabel } from './AuditNames.tsx'
import { SameEntries } from './SameEntries.tsx'

/** Who did what, the latest first. */
export const AuditLogList = listOf(auditLog, {
  columns: [
    { source: 'at', width: 160 },
    { source: 'user_id', width: 180, render: ({ user_id }) => <PersonLabel id={user_id} /> },
    { source: 'action', width: 130, render: ({ action }) => <ActionName action={action} /> },
    { source: 'entity', width: 160, render: ({ entity }) => <EntityName entity={entity} /> },
    { source: 'entity_id', width: 220, grows: true, render: (entry) => <RecordLabel entry={entry} /> },
    { source: 'site', width: 150 },
    { source: 'for_id', width: 180, hidden: true },
    { source: 'ip', width: 130, hidden: true },
    { source: 'step', width: 120, hidden: true },
    { source: 'request_id', width: 280, hidden: true },
  ],
  filters: ['user_id', 'entity', 'action', 'at'],
  more: ['for_id', 'entity_id', 'site', 'step', 'ip', 'request_id'],
  sort: { field: 'at', order: 'DESC' },
  preview: [AuditChange, SameEntries],
})
