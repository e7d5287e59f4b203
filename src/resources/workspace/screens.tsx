import { CardPage } from '#src/kit/cards/CardPage.tsx'
import { usePerson } from '#src/kit/personContext.ts'
import { workspaceCards } from '#src/kit/slots.ts'
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
