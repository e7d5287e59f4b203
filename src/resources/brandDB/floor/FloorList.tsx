import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { ImportButton } from '#src/kit/page/import/ImportButton.tsx'
import { CreateAction } from '#src/kit/table/list/CreateAction.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { TreePage } from '#src/kit/table/tree/TreePage.tsx'
import { FloorSide } from './FloorSide.tsx'
import { useFloors } from './useFloors.ts'

/** The floors of the current site from the lowest up, and next to them the units of the chosen one. */
export function FloorList() {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const { data, error, isPending, refetch } = useFloors()
  if (isPending) return <RecordSkeleton />
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} isPage />
  const nodes = (data ?? []).map((floor) => ({
    id: floor._id,
    label: `${floor.code} ${nameOf(floor)}`,
    parent: null,
    beside: translate('brandDB.floor.count', { smart_count: floor.store_count }),
  }))
  return (
    <TreePage
      title="brandDB.floor.title"
      left={{ label: translate('brandDB.floor.tree'), nodes }}
      param="floor"
      right={sideOf}
      actions={
        <>
          <ImportButton />
          <CreateAction />
        </>
      }
    />
  )
}

const sideOf = (floor: string | null) => <FloorSide id={floor} />
