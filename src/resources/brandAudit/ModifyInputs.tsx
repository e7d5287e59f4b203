import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { CompaniesInput, StandingLines, standingsIn } from '#src/resources/brandCompany/resource.ts'
import { Beside } from './Beside.tsx'
import { BesideNow } from './BesideNow.tsx'
import { modifyGroups } from './modifyGroups.ts'

/** What of a brand is proposed to be changed: each beside what the brand says now, the companies behind it last. */
export const ModifyInputs = () => (
  <>
    {modifyGroups.map(({ title, inputs }) => (
      <FormGroup key={title} title={title}>
        {inputs.map((input) => (
          <Beside key={input.source} {...input} />
        ))}
      </FormGroup>
    ))}
    <FormGroup title="brandDB.brandAudit.companies">
      <BesideNow
        source="companies"
        renderNow={(current, proposed) => (
          <StandingLines standings={standingsIn(current)} others={standingsIn(proposed)} mark="removed" />
        )}
      >
        <CompaniesInput />
      </BesideNow>
    </FormGroup>
  </>
)
