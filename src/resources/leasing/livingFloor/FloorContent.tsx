import type { Floor } from '#src/resources/brandDB/floor/useFloors.ts'
import { Legend } from '#src/resources/leasing/leasingReport/Legend.tsx'
import { FloorMap } from './FloorMap.tsx'
import { NoDrawing, NoUnits } from './FloorStates.tsx'
import { FloorTable } from './FloorTable.tsx'
import styles from './LivingFloor.module.css'
import { UnitFacts } from './UnitFacts.tsx'
import type { FloorReply, TintName, UnitMonth } from './useLivingFloor.ts'
import { useTint } from './useTint.ts'

interface FloorContentProps {
  readonly floor: Floor
  readonly reply: FloorReply
  readonly rows: readonly UnitMonth[]
  readonly month: string
  /** Whether it is the present month. */
  readonly isPresent: boolean
  readonly tint: TintName
  readonly view: 'drawing' | 'table'
  readonly caption: string
  readonly chosen: string | null
  readonly setChosen: (id: string | null) => void
  readonly showTable: () => void
}

/** The floor in a month, as a drawing or as a table. */
export function FloorContent({ floor, reply, rows, view, caption, chosen, ...more }: FloorContentProps) {
  const tint = useTint(more.tint, reply)
  const row = rows.find(({ store_id }) => store_id === chosen)
  if (rows.length === 0) return <NoUnits />
  if (view === 'table')
    return <FloorTable {...{ reply, rows }} label={caption} file={`${floor.code}_${more.month}`} />
  if (reply.units.every(({ outline }) => outline === null))
    return <NoDrawing floor={floor} showTable={more.showTable} />
  const bandOfRow = rows.map((one) => tint.bandOf(one).label)
  return (
    <>
      <Legend
        tones={tint.bands.map((band) => ({
          ...band,
          count: bandOfRow.filter((label) => label === band.label).length,
        }))}
      />
      <div className={styles['beside']}>
        <div className={styles['drawing']}>
          <FloorMap
            {...{ floor, rows, tint, chosen }}
            units={reply.units}
            setChosen={more.setChosen}
            label={caption}
          />
        </div>
        {row && (
          <UnitFacts {...{ reply, row }} isPresent={more.isPresent} onClose={() => more.setChosen(null)} />
        )}
      </div>
    </>
  )
}
