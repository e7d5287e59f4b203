import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { BelowInputContext } from '#src/kit/form/input/belowInput.ts'
import { FieldInputs } from '#src/kit/form/FieldInputs.tsx'
import { brandForm, brandLooks } from '#src/resources/brandDB/brand/brandParts.ts'
import {
  CompaniesInput,
  StandingLines,
  standingsIn,
} from '#src/resources/brandDB/brandCompany/brandCompanyParts.ts'
import { CurrentValue } from './CurrentValue.tsx'

const currentOf = (source: string) => <CurrentValue source={source} />

/** The form of a brand with the companies behind it. Changed fields also show what the brand has now. */
export const ModifyInputs = () => (
  <BelowInputContext value={currentOf}>
    <FieldInputs form={brandForm} looks={brandLooks} />
    <FormGroup title="brandDB.brandAudit.companies">
      <CompaniesInput />
      <CurrentValue
        source="companies"
        render={(current, proposed) => (
          <StandingLines standings={standingsIn(current)} others={standingsIn(proposed)} mark="removed" />
        )}
      />
    </FormGroup>
  </BelowInputContext>
)
