import Edit from '@mui/icons-material/EditOutlined'
import { Button } from '@mui/material'
import { lazy, Suspense } from 'react'
import {
  LinkBase,
  ListBase,
  ResourceContextProvider,
  useCanAccess,
  useCreatePath,
  useListContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin'
import { store } from '#contract/brandDB/store.ts'
import type { Corners } from './FloorPlan.tsx'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { formatArea, noValue } from '#src/kit/field/formatNumber.ts'
import { NameField } from '#src/kit/field/NameField.tsx'
import { useLocalName } from '#src/kit/field/useLocalName.ts'
import { Pagination } from '#src/kit/list/Pagination.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { ErrorState } from '#src/kit/state/ErrorState.tsx'
import { SkeletonBar } from '#src/kit/state/Skeletons.tsx'
import { useCan } from '#src/kit/subject.ts'
import type { Column } from '#src/kit/table/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { storeStatusColors } from '#src/resources/store/resource.ts'
import { FloorPlan } from './FloorPlan.tsx'
import styles from './FloorPlan.module.css'
import { useFloors, type Floor } from './useFloors.ts'

const columns: readonly Column<typeof store>[] = [
  { source: 'store_no', width: 120 },
  { source: 'name', width: 200, render: (record) => (record.name ? <NameField record={record} /> : noValue) },
  { source: 'store_type', width: 110 },
  { source: 'area', width: 110, format: formatArea },
  { source: 'status', width: 110, statusColors: storeStatusColors },
]

/** Charts are for those who look at all floors. */
const FloorFigures = lazy(async () => ({ default: (await import('./FloorFigures.tsx')).FloorFigures }))

/** A floor with its drawing and its units; if no floor is selected, figures and all units of the site. */
export function FloorSide({ id }: { readonly id: string | null }) {
  const { data: floors = [] } = useFloors()
  const floor = floors.find(({ _id }) => _id === id) ?? null
  const stores = useResourceOf('store')
  const maySee = useCan(store.can.view)
  return (
    <div className={styles['side']}>
      {stores !== undefined && maySee ? (
        <ResourceContextProvider value={stores}>
          <ListBase
            key={floor?._id ?? ''}
            disableSyncWithLocation
            storeKey={false}
            exporter={false}
            perPage={50}
            sort={{ field: 'store_no', order: 'ASC' }}
            filter={floor ? { floor_id: floor._id } : {}}
            queryOptions={quiet}
          >
            {floor ? (
              <Drawn floor={floor} />
            ) : (
              <Suspense fallback={<SkeletonBar />}>
                <FloorFigures floors={floors} stores={stores} />
              </Suspense>
            )}
            <Units />
          </ListBase>
        </ResourceContextProvider>
      ) : (
        floor && <Plan floor={floor} outlines={[]} />
      )}
    </div>
  )
}

const quiet = { onError: () => undefined }

function Units() {
  const { data, error, refetch } = useListContext()
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  return (
    <div className={styles['table']}>
      <Table columns={columns} />
      <Pagination />
    </div>
  )
}

function Drawn({ floor }: { readonly floor: Floor }) {
  const { data = [] } = useListContext()
  const outlines = data.flatMap((unit) => {
    const corners: Corners | null = unit['plan_polygon']
    return corners ? [{ id: String(unit.id), label: String(unit['store_no']), corners }] : []
  })
  return <Plan floor={floor} outlines={outlines} />
}

function Plan({
  floor,
  outlines,
}: {
  readonly floor: Floor
  readonly outlines: Parameters<typeof FloorPlan>[0]['outlines']
}) {
  const translate = useTranslate()
  const name = useLocalName()(floor)
  return (
    <Section title="brandDB.floor.group.plan" action={<EditFloor floor={floor} />}>
      {floor.plan || outlines.length > 0 ? (
        <FloorPlan uid={floor.plan} label={translate('brandDB.floor.plan', { name })} outlines={outlines} />
      ) : (
        <p className={styles['none']}>{translate('brandDB.store.plan.none')}</p>
      )}
    </Section>
  )
}

function EditFloor({ floor }: { readonly floor: Floor }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const resource = useResourceOf('floor') ?? ''
  const { hasEdit } = useResourceDefinition({ resource })
  const { canAccess } = useCanAccess({ resource, action: 'edit', record: floor, enabled: hasEdit === true })
  const name = useLocalName()(floor)
  if (!hasEdit || !canAccess) return null
  return (
    <Button
      size="small"
      startIcon={<Edit />}
      component={LinkBase}
      to={createPath({ resource, id: floor.id, type: 'edit' })}
    >
      {translate('brandDB.floor.edit', { name })}
    </Button>
  )
}
