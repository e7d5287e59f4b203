import { CardPage } from '#src/kit/page/cards/CardPage.tsx'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { workspaceCards } from '#src/kit/base/plugin/slots.ts'
import { useMounted } from '#src/kit/base/text/mounted.ts'

export { SiteCalendar } from './SiteCalendar.tsx'
export { TenantDirectory } from './TenantDirectory.tsx'

/** What happens at the site today. */
export const WorkspaceHome = () => (
  <CardPage
    title="DP.home"
    slot={workspaceCards}
    props={{ siteId: usePerson().site?._id ?? null }}
    name={useMounted()('DP/home')}
  />
)
