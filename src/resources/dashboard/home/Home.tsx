import { CardPage } from '#src/kit/page/cards/CardPage.tsx'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { dashboardCards, groupCards } from '#src/kit/base/plugin/slots.ts'

const none = {}

/** Everything that matters today at the current site and that the user may see. */
export const Home = () => (
  <CardPage
    title="dashboard.home"
    slot={dashboardCards}
    props={{ siteId: usePerson().site?._id ?? null }}
    name="dashboard/home"
  />
)

/** The user's sites, side by side. */
export const Group = () => (
  <CardPage title="dashboard.group" slot={groupCards} props={none} name="dashboard/group" />
)
