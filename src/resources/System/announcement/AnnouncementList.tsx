import type { RaRecord } from 'react-admin'
import { announcement } from '#contract/System/announcement.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'

/** In the language of the reader. */
function Title({ record }: { readonly record: RaRecord }) {
  return useLocalName()(record)
}

/** What the operator tells its staff, the latest first. */
export const AnnouncementList = listOf(announcement, {
  columns: [
    { source: 'title', width: 260, grows: true, render: (record) => <Title record={record} /> },
    { source: 'from_at', width: 150 },
    { source: 'until_at', width: 150 },
    { source: 'sites', width: 180 },
    { source: 'roles', width: 180 },
    { source: 'title_en', width: 220, hidden: true },
    { source: 'title_tc', width: 220, hidden: true },
  ],
  filters: ['sites', 'roles', 'from_at'],
  sort: { field: 'from_at', order: 'DESC' },
})
