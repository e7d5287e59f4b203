import { CardPage } from '#src/kit/cards/CardPage.tsx'
import { usePerson } from '#src/kit/personContext.ts'
import { dashboardCards } from '#src/kit/slots.ts'

/** What matters today at the current site, as far as the user may see it. */
export const Home = () => (
  <CardPage
    title="dashboard.home"
    slot={dashboardCards}
    props={{ siteId: usePerson().site?._id ?? null }}
    name="dashboard/home"
  />
)
