import { FigureCards } from '#src/kit/figure/FigureCards.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { SlotExtensions } from '#src/kit/SlotExtensions.tsx'
import { todoItems } from '#src/kit/slots.ts'

/** What waits for the user, counted by the areas. */
export const TodoCard = ({ siteId }: { readonly siteId: string | null }) => (
  <Section title="dashboard.todo">
    <FigureCards>
      <SlotExtensions slot={todoItems} props={{ siteId }} />
    </FigureCards>
  </Section>
)
