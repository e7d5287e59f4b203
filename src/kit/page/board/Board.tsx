import { useMemo, useState, type ReactNode } from 'react'
import { useListContext, type RaRecord } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Resource } from '#contract/resource.ts'
import { EventArea } from '#src/kit/base/control/EventArea.tsx'
import { fieldOf, useContract } from '#src/kit/base/resource/contractOf.ts'
import type { StatusColors } from '#contract/nounScreens.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { StepDialog } from '#src/kit/page/lifecycle/StepDialog.tsx'
import { useStepsOf } from '#src/kit/page/lifecycle/useSteps.ts'
import { NoResult } from '#src/kit/value/state/NoResult.tsx'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { nothingTold, useTellColumns } from '#src/kit/table/useColumns.ts'
import styles from './Board.module.css'
import { BoardContext, MoveContext, type BoardState } from './boardContext.ts'
import { moveBetweenCards } from './boardKeys.ts'
import { Lane } from './Lane.tsx'
import { useMove } from './useMove.ts'

export interface BoardProps<R extends Resource = Resource> {
  /** A choice field of the contract, whose values are the lanes: usually that of its lifecycle. */
  readonly source: keyof R['fields'] & string
  /** The content of a card below its name. Keep the function outside the component. */
  readonly card: (record: ShownRecord<R>) => ReactNode
  /** The colour of each lane. */
  readonly statusColors?: StatusColors
  /** Fields with references that cards show: their records are fetched together. */
  readonly references?: readonly (keyof R['fields'] & string)[]
}

const noColors: StatusColors = {}
const none: readonly string[] = []

/**
 * The records of the current list as cards in lanes, in `board` of `ListPage`. A card goes to another lane with
 * the mouse, from its menu (on touch screens a long press opens it), or with the keyboard: this takes the step
 * that leads there, or changes the field if it belongs to no lifecycle. Lanes load their cards as the user scrolls.
 */
export function Board<R extends Resource>(given: BoardProps<R>) {
  // The record that a card renders is of the contract, which only the caller knows.
  const { source, card, statusColors = noColors, references = none } = given as BoardProps
  const translate = useTranslate()
  const words = useWords()
  const { total, filterValues } = useListContext()
  useTellColumns(nothingTold)
  const [active, setActive] = useState<RaRecord>()
  const { choices = none } = fieldOf(useContract(), source)
  const chosen: unknown[] = [filterValues[source] ?? []].flat()
  // A condition, such as all but one state, leaves it to the lanes which of them have cards.
  const names = chosen.filter((one) => typeof one === 'string').join()
  const lanes = useMemo(
    () => (names === '' ? choices : choices.filter((lane) => names.split(',').includes(lane))),
    [choices, names],
  )
  const states = useStepsOf(active)
  const { move, moveAside, whyNot, asking, close, moved } = useMove({ source, lanes, active, states })
  const state = useMemo(
    (): BoardState => ({
      source,
      lanes,
      statusColors,
      card,
      references,
      setActive,
      move,
      moveAside,
    }),
    [source, lanes, statusColors, card, references, move, moveAside],
  )
  if (total === 0) return <NoResult />
  return (
    <BoardContext value={state}>
      {/* Only shortcuts: each card has a link and a menu. What scrolls can be focused, also without cards. */}
      <EventArea
        as="section"
        className={styles['board']}
        aria-label={words.label(source)}
        tabIndex={0}
        onKeyDown={moveBetweenCards}
      >
        <p className="visually-hidden">{translate('atrium.board.hint')}</p>
        <MoveContext value={{ active, moved, whyNot }}>
          {lanes.map((lane) => (
            <Lane key={lane} lane={lane} />
          ))}
        </MoveContext>
      </EventArea>
      {asking && <StepDialog id={asking.id} step={asking.step} onClose={close} />}
    </BoardContext>
  )
}
