import { useCreatePath, useGetOne, useNavigate } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { floor } from '#contract/brandDB/floor.ts'
import type { RecordOf } from '#contract/resource.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { FloorPlan } from '#src/resources/brandDB/floor/FloorPlan.tsx'
import { PlanLegend } from '#src/resources/brandDB/floor/PlanLegend.tsx'
import { useFloorUnits } from '#src/resources/brandDB/floor/useFloorUnits.ts'
import type { Store } from './storeRecord.ts'

/** The position of a unit on its floor, among its neighbours. */
export function StorePlan({ record }: { readonly record: Store }) {
  const translate = useTranslate()
  const resource = useResourceOf('floor')
  const { data } = useGetOne<RecordOf<typeof floor> & { id: string }>(
    resource ?? '',
    { id: record.floor_id },
    { enabled: resource !== undefined },
  )
  const nameOf = useLocalName()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const stores = useResourceOf('store') ?? ''
  const { outlines, ...legend } = useFloorUnits(record.floor_id, 'status')
  const { plan_polygon: corners, store_no: unit } = record
  if (!data) return null
  const label = translate('brandDB.store.plan.label', { unit, floor: nameOf(data) })
  const missing = corners ? (data.plan ? undefined : 'none') : data.plan ? 'unset' : 'none'
  return (
    <Section title="brandDB.store.group.plan">
      <div className="stack shrink gap-10">
        {(corners ?? data.plan) && (
          <FloorPlan
            uid={data.plan}
            label={label}
            outlines={[
              ...outlines.filter(({ id }) => id !== record._id),
              ...(corners ? [{ id: record._id, label: unit, corners, isCurrent: true }] : []),
            ]}
            onChoose={(id) => {
              if (id !== record._id) navigate(createPath({ resource: stores, id, type: 'show' }))
            }}
          />
        )}
        {outlines.length > 1 && <PlanLegend {...legend} />}
        {missing !== undefined && <p className="muted">{translate(`brandDB.store.plan.${missing}`)}</p>}
      </div>
    </Section>
  )
}
