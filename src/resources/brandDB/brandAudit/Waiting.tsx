import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { ReadOnly } from '#src/kit/form/input/ReadOnly.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { brandGroups } from '#src/resources/brandDB/brand/brandParts.ts'
import { StandingLines, type Standing } from '#src/resources/brandDB/brandCompany/brandCompanyParts.ts'
import type { BrandAudit } from './brandAuditRecord.ts'
import { PendingBanner } from './PendingBanner.tsx'
import { Proposal } from './Proposal.tsx'

interface WaitingProps {
  readonly audit: BrandAudit
  readonly canWithdraw: boolean
  /** The current companies behind the brand. */
  readonly companies: readonly Standing[]
}

/**
 * Replaces the form while a change waits for approval: the proposal, as far as the user may see it, and the
 * current brand.
 */
export const Waiting = ({ audit, canWithdraw, companies }: WaitingProps) => (
  <>
    <PendingBanner audit={audit} canWithdraw={canWithdraw} />
    {Object.keys(audit.after).length > 0 && (
      <Section title="brandDB.brandAudit.section.change">
        <Proposal audit={audit} />
      </Section>
    )}
    {brandGroups.map(({ title, sources }) => (
      <FormGroup key={title} title={title}>
        {sources.map((source) => (
          <ReadOnly key={source} source={source} />
        ))}
      </FormGroup>
    ))}
    <FormGroup title="brandDB.brandAudit.companies">
      <StandingLines standings={companies} />
    </FormGroup>
  </>
)
