import type { ComponentType } from 'react'
import { FieldList } from '#src/kit/page/record/FieldList.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { isList, type FieldGroup, type FieldLooks, type GroupItem } from '#src/kit/form/FieldGroup.ts'

interface FieldSectionsProps {
  readonly sections: readonly (FieldGroup | ComponentType)[]
  readonly looks: FieldLooks
}

/** The sections of a record's page, from data. */
export const FieldSections = ({ sections, looks }: FieldSectionsProps) =>
  sections.map((Item, index) =>
    'fields' in Item ? (
      <Section key={Item.title} title={Item.title}>
        <FieldFacts items={Item.fields} looks={looks} />
      </Section>
    ) : (
      <Item key={index} />
    ),
  )

interface FieldFactsProps {
  readonly items: readonly GroupItem[] | ComponentType
  readonly looks: FieldLooks
}

/** Fields of the current record, and components between them. Neighbouring fields are one list. */
export function FieldFacts({ items: Items, looks }: FieldFactsProps) {
  if (!isList(Items)) return <Items />
  return runsOf(Items).map((Run, index) =>
    Array.isArray(Run) ? (
      <FieldList key={index} sources={Run.map((source) => ({ source, ...looks[source] }))} />
    ) : (
      <Run key={index} />
    ),
  )
}

function runsOf(items: readonly GroupItem[]): (string[] | ComponentType)[] {
  const runs: (string[] | ComponentType)[] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (typeof item !== 'string') runs.push(item)
    else if (Array.isArray(last)) last.push(item)
    else runs.push([item])
  }
  return runs
}
