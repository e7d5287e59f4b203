import { announcement } from '#contract/System/announcement.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { AnnouncementList } from './AnnouncementList.tsx'
import { Readers } from './Readers.tsx'

/** What the operator tells its staff: list, page with who has acknowledged it, and form. */
export const announcementScreens = resourceScreens(announcement, {
  list: AnnouncementList,
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
