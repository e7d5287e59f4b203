import { useContext } from 'react'
import { evaluate, staff } from '#contract/access.ts'
import { CreatePage } from '#src/kit/page/record/CreatePage.tsx'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { dayOf } from '#src/kit/value/field/formatDate.ts'
import { FormActionContext } from '#src/kit/form/change/formAction.ts'
import { Input } from '#src/kit/form/input/Input.tsx'
import { StoreInput } from '#src/kit/form/input/StoreInput.tsx'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { AnswersInput } from './AnswersInput.tsx'
import { useNow } from '#src/kit/base/clock/useNow.ts'

/** A visit: where and when, then its answers section by section. A new visit gets its questions when it is saved. */
export function ResultForm() {
  const isStaff = evaluate(staff, useSubject()) === 'yes'
  const isNew = useContext(FormActionContext) === 'create'
  return (
    <>
      <FormGroup title="RM.result.group.visit">
        <StoreInput source="store_id" own permit="tour" />
        <Input source="period" />
        <Input source="round" />
        <Input source="visit_at" />
        <Input source="shopper_code" />
        <Input source="questionnaire_version" />
        {isStaff && <Input source="agency_id" />}
      </FormGroup>
      {!isNew && (
        <FormGroup title="RM.result.group.answers">
          <AnswersInput />
        </FormGroup>
      )}
      <FormGroup title="RM.result.group.narrative">
        <Input source="narrative" />
      </FormGroup>
    </>
  )
}

/** A new visit is of this month; one that an agency enters is of its own round. */
export function ResultCreate() {
  const who = useSubject()
  const now = useNow()
  const agency_id = evaluate(staff, who) === 'yes' ? null : who.id
  return (
    <CreatePage defaults={{ period: dayOf(now).slice(0, 7), round: 1, agency_id }}>
      <ResultForm />
    </CreatePage>
  )
}
