import { CardGrid } from '#src/kit/cards/CardGrid.tsx'
import { usePerson } from '#src/kit/personContext.ts'
import { PlainPage } from '#src/kit/record/PlainPage.tsx'
import { dashboardCards } from '#src/kit/slots.ts'

/** What matters today at the current site, as far as the user may see it. */
export const Home = () => (
  <PlainPage title="dashboard.home">
    <CardGrid slot={dashboardCards} props={{ siteId: usePerson().site?._id ?? null }} name="dashboard/home" />
  </PlainPage>
)
