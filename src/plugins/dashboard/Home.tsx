import { CardPage } from '#src/kit/page/cards/CardPage.tsx'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { dashboardCards } from '#src/kit/base/plugin/slots.ts'

/** What matters today at the current site, as far as the user may see it. */
export const Home = () => (
  <CardPage
    title="dashboard.home"
    slot={dashboardCards}
    props={{ siteId: usePerson().site?._id ?? null }}
    name="dashboard/home"
  />
)
