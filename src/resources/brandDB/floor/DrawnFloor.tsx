import { useState, type ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { Segments } from '#src/kit/base/control/Segments.tsx'
import { FloorPlan } from './FloorPlan.tsx'
import styles from './FloorPlan.module.css'
import { PlanLegend } from './PlanLegend.tsx'
import type { TintBy } from './planTints.ts'
import type { Floor } from './useFloors.ts'
import { useFloorUnits } from './useFloorUnits.ts'
import { showRow, type PointedRow } from './usePointedRow.ts'

interface DrawnFloorProps extends PointedRow {
  readonly floor: Floor
  readonly action: ReactNode
}

/** The drawing of a floor with its units in the colours of their status or category. */
export function DrawnFloor({ floor, action, ...pointing }: DrawnFloorProps) {
  const translate = useTranslate()
  const words = useWords(useResourceOf('store'))
  const [by, setBy] = useState<TintBy>('status')
  const { outlines, tints, counts } = useFloorUnits(floor._id, by)
  const name = useLocalName()(floor)
  const isDrawn = floor.plan || outlines.length > 0
  return (
    <Section title="brandDB.floor.group.plan" action={action}>
      {outlines.length > 0 && (
        <div className={styles['tinting']}>
          <Segments
            label={translate('brandDB.floor.tint')}
            choices={tintings.map((value) => ({ value, text: words.label(value) }))}
            value={by}
            onChoose={setBy}
          />
          <PlanLegend {...{ tints, counts }} />
        </div>
      )}
      {isDrawn ? (
        <FloorPlan
          uid={floor.plan}
          label={translate('brandDB.floor.plan', { name })}
          outlines={outlines}
          onChoose={showRow}
          {...pointing}
        />
      ) : (
        <p className="muted">{translate('brandDB.store.plan.none')}</p>
      )}
    </Section>
  )
}

const tintings = ['status', 'category_id'] as const
