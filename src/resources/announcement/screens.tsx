import type { RaRecord } from 'react-admin'
import { announcement } from '#contract/System/announcement.ts'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { Readers } from './Readers.tsx'

/** What the operator tells its staff: list, page with who has acknowledged it, and form. */
export const announcementScreens = resourceScreens(announcement, {
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
  facts: ['from_at', 'until_at'],
  form: [
    {
      title: 'System.announcement.group.text',
      fields: ['title', 'body', 'title_tc', 'body_tc', 'title_en', 'body_en'],
    },
    {
      title: 'System.announcement.group.meant',
      fields: ['sites', 'roles', 'from_at', 'until_at'],
    },
  ],
  related: Readers,
})

/** In the language of the reader. */
function Title({ record }: { readonly record: RaRecord }) {
  return useLocalName()(record)
}
