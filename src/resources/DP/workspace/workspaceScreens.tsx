import { CardPage } from '#src/kit/page/cards/CardPage.tsx'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { workspaceCards } from '#src/kit/base/plugin/slots.ts'
import { SiteCalendar } from './SiteCalendar.tsx'
import { TenantDirectory } from './TenantDirectory.tsx'

/** The screens of a site's workspace, with the texts of its area. */
export const workspaceScreens = (area: string) => ({
  WorkspaceHome: () => (
    <CardPage
      title={`${area}.home`}
      slot={workspaceCards}
      props={{ siteId: usePerson().site?._id ?? null }}
      name={`${area}/home`}
    />
  ),
  TenantDirectory: () => <TenantDirectory texts={area} />,
  SiteCalendar: () => <SiteCalendar texts={area} />,
})
