import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { Input } from '#src/kit/input/Input.tsx'
import { NamesInput } from '#src/kit/input/NamesInput.tsx'

/** What a floor is asked for, new or known. */
export const FloorInputs = () => (
  <>
    <FormGroup title="brandDB.floor.group.names">
      <Input source="code" />
      <NamesInput />
    </FormGroup>
    <FormGroup title="brandDB.floor.group.place">
      <Input source="order" />
      <Input source="gla_area" as="area" />
    </FormGroup>
    <FormGroup title="brandDB.floor.group.plan">
      <Input source="plan" />
    </FormGroup>
  </>
)
