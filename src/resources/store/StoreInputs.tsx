import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { Input } from '#src/kit/input/Input.tsx'
import { NamesInput } from '#src/kit/input/NamesInput.tsx'
import { PlanInput } from './PlanInput.tsx'

/** What a unit is asked for, new or known. */
export const StoreInputs = () => (
  <>
    <FormGroup title="brandDB.store.group.unit">
      <Input source="floor_id" />
      <Input source="store_no" />
      <Input source="store_type" />
      <Input source="category_id" />
    </FormGroup>
    <FormGroup title="brandDB.store.group.size">
      <Input source="area" as="area" />
      <Input source="area_gross" as="area" />
      <Input source="frontage_m" />
    </FormGroup>
    <FormGroup title="brandDB.store.group.names">
      <NamesInput />
    </FormGroup>
    <FormGroup title="brandDB.store.group.validity">
      <Input source="status" />
      <Input source="effective_from" />
      <Input source="effective_to" />
    </FormGroup>
    <FormGroup title="brandDB.store.group.plan">
      <PlanInput />
    </FormGroup>
  </>
)
