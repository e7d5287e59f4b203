import { useGetOne } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import type { floor } from '#contract/brandDB/floor.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { Labelled } from '#src/kit/form/input/Labelled.tsx'
import { useFieldInput } from '#src/kit/form/input/useFieldInput.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { FloorPlan } from '#src/resources/brandDB/floor/FloorPlan.tsx'
import { CornerList, type Corner } from './CornerList.tsx'

const source = 'plan_polygon'

/** The outline of a unit on the drawing of its floor, clicked corner by corner or typed as numbers. */
export function PlanInput() {
  const translate = useTranslate()
  const { getValues } = useFormContext()
  const { register, value, setValue, onBlur, ...input } = useFieldInput(source, {
    alsoWrong: () => (isStarted(cornersIn(getValues(source))) ? 'corners' : undefined),
  })
  const corners = cornersIn(value)
  const set = (next: readonly Corner[]) => setValue(next.length === 0 ? null : next)
  const plan = useFloorPlan()
  return (
    <Labelled {...input} help={translate('brandDB.store.plan.draw')}>
      <div className="stack shrink gap-10" id={input.id} tabIndex={-1} ref={register}>
        <FloorPlan
          uid={plan}
          label={input.label}
          outlines={[{ id: source, label: input.label, corners, isCurrent: true }]}
          onPoint={(corner) => set([...corners, corner])}
        />
        <CornerList corners={corners} onChange={set} onBlur={onBlur} />
      </div>
    </Labelled>
  )
}

/** The drawing of the floor that is chosen in the form. */
function useFloorPlan(): string | null {
  const chosen: unknown = useWatch({ name: 'floor_id' })
  const resource = useResourceOf('floor')
  const id = typeof chosen === 'string' ? chosen : ''
  const { data } = useGetOne<ShownRecord<typeof floor>>(
    resource ?? '',
    { id },
    { enabled: resource !== undefined && id !== '' },
  )
  return data?.plan ?? null
}

/** An outline needs at least three corners. */
const isStarted = ({ length }: readonly Corner[]): boolean => length > 0 && length < 3

// Valid by the contract's schema, or set here.
const cornersIn = (value: unknown): readonly Corner[] => (Array.isArray(value) ? (value as Corner[]) : [])
