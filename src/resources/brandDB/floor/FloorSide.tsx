import Edit from '@mui/icons-material/EditOutlined'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import {
  LinkBase,
  ListBase,
  ResourceContextProvider,
  useCanAccess,
  useCreatePath,
  useListContext,
  useResourceDefinition,
} from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { store } from '#contract/brandDB/store.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { NameField } from '#src/kit/value/field/NameField.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { Pagination } from '#src/kit/table/list/Pagination.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { SkeletonBar } from '#src/kit/value/state/Skeletons.tsx'
import { useCan } from '#src/kit/base/person/subject.ts'
import type { Column } from '#src/kit/base/resource/Column.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { storeStatusColors } from '#src/resources/brandDB/store/storeStatusColors.ts'
import { DrawnFloor } from './DrawnFloor.tsx'
import styles from './FloorPlan.module.css'
import { useFloors, type Floor } from './useFloors.ts'
import { usePointedRow, type PointedRow } from './usePointedRow.ts'

const columns: readonly Column<typeof store>[] = [
  { source: 'store_no', width: 120 },
  { source: 'name', width: 200, render: (record) => (record.name ? <NameField record={record} /> : noValue) },
  { source: 'store_type', width: 110 },
  { source: 'area', width: 110 },
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
  const [pointed, setPointed] = useState<string | null>(null)
  const pointing = { pointed, onPointAt: setPointed }
  return (
    <div className="stack shrink gap-16">
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
              <DrawnFloor floor={floor} action={<EditFloor floor={floor} />} {...pointing} />
            ) : (
              <Suspense fallback={<SkeletonBar />}>
                <FloorFigures floors={floors} stores={stores} />
              </Suspense>
            )}
            <Units {...pointing} />
          </ListBase>
        </ResourceContextProvider>
      ) : (
        floor && <DrawnFloor floor={floor} action={<EditFloor floor={floor} />} {...pointing} />
      )}
    </div>
  )
}

const quiet = { onError: () => undefined }

function Units(pointing: PointedRow) {
  const { data, error, refetch } = useListContext()
  const watch = usePointedRow(pointing)
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  return (
    // Only watches: each row has a link.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['table']} {...watch}>
      <Table columns={columns} />
      <Pagination />
    </div>
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
