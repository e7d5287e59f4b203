import type { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { FieldValue } from '#src/kit/value/field/FieldValue.tsx'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { FieldList } from '#src/kit/page/record/FieldList.tsx'
import { RecordBody } from '#src/kit/page/record/RecordBody.tsx'
import { RecordHead } from '#src/kit/page/record/RecordHead.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ShowPage } from '#src/kit/page/record/ShowPage.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { AuditActions } from './AuditActions.tsx'
import { brandAuditStatusColors } from './brandAuditStatusColors.ts'
import { BrandContext, BrandPicture } from './BrandContext.tsx'
import { BrandOf } from './BrandOf.tsx'
import { Decisions } from './Decisions.tsx'
import { Proposal } from './Proposal.tsx'

/** The page of a request: the changes, who submitted and decided it, and the possible steps. */
export const BrandAuditShow = () => (
  <ShowPage header={<Header />}>
    <Body />
  </ShowPage>
)

function Header() {
  const audit = useRecord<typeof brandAudit>()
  const words = useWords()
  if (!audit) return null
  return (
    <RecordHead
      picture={<BrandPicture audit={audit} />}
      above={words.choice('kind', audit.kind)}
      heading={<BrandOf audit={audit} link />}
      state={<FieldValue source="status" statusColors={brandAuditStatusColors} />}
      actions={<AuditActions audit={audit} />}
    />
  )
}

function Body() {
  const audit = useRecord<typeof brandAudit>()
  if (!audit) return null
  const isNew = audit.kind === 'create'
  return (
    <RecordBody
      aside={
        <>
          <BrandContext audit={audit} />
          <Section title="brandDB.brandAudit.section.course">
            <Decisions audit={audit} />
            <FieldList sources={isNew ? facts : [...facts, 'base_rev']} />
          </Section>
        </>
      }
    >
      <Section title={`brandDB.brandAudit.section.${isNew ? 'new' : 'change'}`}>
        <Proposal audit={audit} />
      </Section>
    </RecordBody>
  )
}

const facts = ['source', 'level_required', 'level_done']
