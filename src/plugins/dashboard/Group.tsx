import { CardPage } from '#src/kit/page/cards/CardPage.tsx'
import { groupCards } from '#src/kit/base/plugin/slots.ts'

const none = {}

/** The sites of the user beside each other. */
export const Group = () => (
  <CardPage title="dashboard.group" slot={groupCards} props={none} name="dashboard/group" />
)
