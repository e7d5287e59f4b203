import { CardPage } from '#src/kit/cards/CardPage.tsx'
import { groupCards } from '#src/kit/slots.ts'

const none = {}

/** The sites of the user beside each other. */
export const Group = () => (
  <CardPage title="dashboard.group" slot={groupCards} props={none} name="dashboard/group" />
)
