import type { ComponentType } from 'react'
import type { Resource } from '#contract/resource.ts'
import { History } from '#src/kit/page/record/History.tsx'
import { RecordBody } from '#src/kit/page/record/RecordBody.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { StepActions } from '#src/kit/page/lifecycle/StepButtons.tsx'
import { ShowPage } from '#src/kit/page/record/ShowPage.tsx'
import { FieldFacts, FieldSections } from './FieldSections.tsx'
import type { ScreenParts } from './ScreenParts.ts'
import { sectionsOf, statusOf } from './screenDefaults.ts'

/** The page of a record. */
export function showOf(contract: Resource, parts: ScreenParts): ComponentType {
  const { looks = {}, facts = [], monogram = false, aside = [] } = parts
  const { banner: Banner, related: Related, recordFacts = [] } = parts
  const Buttons = parts.buttons ?? (contract.lifecycle && StepActions)
  const status = statusOf(parts)
  const statusColors = looks[status ?? '']?.statusColors
  const sections = sectionsOf(contract, parts)
  return () => (
    <ShowPage
      monogram={monogram}
      facts={facts.map((source) => ({ source, ...looks[source] }))}
      {...(status === undefined ? {} : { status })}
      {...(statusColors ? { statusColors } : {})}
      {...(Buttons ? { actions: <Buttons /> } : {})}
    >
      {Banner && <Banner />}
      <RecordBody
        aside={
          <>
            <FieldSections sections={aside} looks={looks} />
            <Section title="atrium.history.record">
              <FieldFacts
                items={[...recordFacts, ...recordFields.filter((source) => source in contract.fields)]}
                looks={looks}
              />
            </Section>
          </>
        }
      >
        <FieldSections sections={sections} looks={looks} />
        {Related && <Related />}
        <History looks={looks} />
      </RecordBody>
    </ShowPage>
  )
}

const recordFields = ['created_at', 'created_by', 'updated_at', 'updated_by', 'rev']
