import type { ComponentProps } from 'react'
import { scoreSections } from '#contract/RM_evaluate/scoringRules.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { ItemCard } from './ItemCard.tsx'
import { ScoreSection } from './ScoreSection.tsx'
import type { Answer, AnsweredItem } from './useReport.ts'

interface ItemSectionsProps {
  readonly items: readonly AnsweredItem[]
  /** Without it the answers are only shown. */
  readonly onAnswer?: (item: string, answer: Answer) => Promise<unknown>
  /** The items that somebody else has answered differently, each with the other answer. */
  readonly contested?: ReadonlyMap<string, ComponentProps<typeof ItemCard>['contested']>
  readonly onDecide?: (item: string, mine?: Answer) => void
}

/** The items of a report by section. */
export function ItemSections({ items, onAnswer, contested, onDecide }: ItemSectionsProps) {
  const hasTags = usePerson().site?.tags_enabled === true
  const sections = Map.groupBy(items, ({ section }) => section)
  return scoreSections.map((section) => (
    <ScoreSection key={section} section={section} items={sections.get(section) ?? []}>
      {(item) => (
        <ItemCard
          key={item._id}
          item={item}
          hasTags={hasTags}
          contested={contested?.get(item._id)}
          onDecide={(mine) => onDecide?.(item._id, mine)}
          {...(onAnswer ? { onAnswer: (answer) => onAnswer(item._id, answer) } : {})}
        />
      )}
    </ScoreSection>
  ))
}
