import { CardGrid } from '#src/kit/cards/CardGrid.tsx'
import { usePerson } from '#src/kit/personContext.ts'
import { PlainPage } from '#src/kit/record/PlainPage.tsx'
import { workspaceCards } from '#src/kit/slots.ts'
import { SiteCalendar } from './SiteCalendar.tsx'
import { TenantDirectory } from './TenantDirectory.tsx'

/** The screens of a site's workspace, with the texts of its area. */
export const workspaceScreens = (area: string) => ({
  WorkspaceHome: () => (
    <PlainPage title={`${area}.home`}>
      <CardGrid
        slot={workspaceCards}
        props={{ siteId: usePerson().site?._id ?? null }}
        name={`${area}/home`}
      />
    </PlainPage>
  ),
  TenantDirectory: () => <TenantDirectory texts={area} />,
  SiteCalendar: () => <SiteCalendar texts={area} />,
})
