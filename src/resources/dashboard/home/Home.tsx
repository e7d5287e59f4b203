import { CardPage } from '#src/kit/page/cards/CardPage.tsx'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { dashboardCards, groupCards } from '#src/kit/base/plugin/slots.ts'

const none = {}

/** What matters today at the current site, as far as the user may see it. */
export const Home = () => (
  <CardPage
    title="dashboard.home"
    slot={dashboardCards}
    props={{ siteId: usePerson().site?._id ?? null }}
    name="dashboard/home"
  />
)

/** The sites of the user beside each other. */
export const Group = () => (
  <CardPage title="dashboard.group" slot={groupCards} props={none} name="dashboard/group" />
)
