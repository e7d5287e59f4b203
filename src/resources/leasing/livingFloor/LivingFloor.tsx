import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { Segments } from '#src/kit/base/control/Segments.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { LabelledSelect, PageControls } from '#src/kit/page/statistics/LabelledSelect.tsx'
import type { Floor } from '#src/resources/brandDB/floor/useFloors.ts'
import { FloorContent } from './FloorContent.tsx'
import { NoFloors } from './FloorStates.tsx'
import styles from './LivingFloor.module.css'
import { MonthSlider } from './MonthSlider.tsx'
import { useLivingFloor } from './useLivingFloor.ts'

/** A floor over time: its units, coloured by who has them, until when, and what they bring in. */
export function LivingFloor() {
  const { floors, floor, ...living } = useLivingFloor()
  return (
    <PlainPage title="leasing.floor.title" actions={<PrintAction />}>
      {floors.isPending && <RecordSkeleton />}
      {floors.error && !floors.data && (
        <ErrorState error={floors.error} retry={() => void floors.refetch()} />
      )}
      {floors.data?.length === 0 && <NoFloors />}
      {floor && <LivingOf floor={floor} floors={floors.data ?? []} {...living} />}
    </PlainPage>
  )
}

interface LivingOfProps extends Omit<ReturnType<typeof useLivingFloor>, 'floors' | 'floor'> {
  readonly floor: Floor
  readonly floors: readonly Floor[]
}

function LivingOf({ floor, floors, ...living }: LivingOfProps) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const [chosen, setChosen] = useState<string | null>(null)
  const { reply, months, month, tint, tints, view, set } = living
  const label = (key: string, values = {}) => translate(`leasing.floor.${key}`, values)
  const isMoney = reply.data !== undefined && (tint === 'density' || tint === 'rent')
  const caption = label('caption', {
    floor: `${floor.code} ${nameOf(floor)}`,
    month,
    tint: label(`tints.${tint}`) + (isMoney ? ` (${reply.data?.currency})` : ''),
  })
  return (
    <>
      <PageControls>
        <Segments
          label={label('floor')}
          choices={floors.map(({ _id, code }) => ({ value: _id, text: code }))}
          value={floor._id}
          onChoose={(id) => set({ floor: id })}
        />
        <LabelledSelect
          label={label('tint')}
          value={tint}
          options={tints.map((name) => [name, label(`tints.${name}`)])}
          onChange={(name) => set({ tint: name })}
        />
        <Segments
          label={label('view')}
          choices={(['drawing', 'table'] as const).map((name) => ({
            value: name,
            text: label(`views.${name}`),
          }))}
          value={view}
          onChoose={(name) => set({ view: name })}
        />
      </PageControls>
      <MonthSlider months={months} month={month} onChange={(to) => set({ month: to })} />
      <figure className={styles['living']} aria-label={caption}>
        <figcaption className="strong">{caption}</figcaption>
        {reply.isPending && <RecordSkeleton />}
        {reply.error && !reply.data && <ErrorState error={reply.error} retry={reply.retry} />}
        {reply.data && (
          <FloorContent
            {...{ floor, tint, view, chosen, setChosen, caption, month }}
            isPresent={month === months.at(-1)}
            reply={reply.data}
            rows={living.rows}
            showTable={() => set({ view: 'table' })}
          />
        )}
      </figure>
    </>
  )
}
