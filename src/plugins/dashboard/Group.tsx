import { CardGrid } from '#src/kit/cards/CardGrid.tsx'
import { PlainPage } from '#src/kit/record/PlainPage.tsx'
import { groupCards } from '#src/kit/slots.ts'

const none = {}

/** The sites of the user beside each other. */
export const Group = () => (
  <PlainPage title="dashboard.group">
    <CardGrid slot={groupCards} props={none} name="dashboard/group" />
  </PlainPage>
)
