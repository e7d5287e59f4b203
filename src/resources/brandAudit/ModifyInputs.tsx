import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { CompaniesInput, StandingLines, standingsIn } from '#src/resources/brandCompany/resource.ts'
import { Beside } from './Beside.tsx'
import { BesideNow } from './BesideNow.tsx'
import { modifyGroups } from './modifyGroups.ts'

/** The inputs for proposing changes, each next to the current value of the brand; the companies come last. */
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
