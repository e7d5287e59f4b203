import { createContext, useContext, type ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { StatusColors } from '#contract/nounScreens.ts'

/** What the lanes and cards of a board share. It does not change while a card is moved. */
export interface BoardState {
  /** The field whose values are the lanes. */
  readonly source: string
  readonly lanes: readonly string[]
  readonly statusColors: StatusColors
  readonly card: (record: RaRecord) => ReactNode
  /** Fields with references that cards show; the records of a page are fetched together. */
  readonly references: readonly string[]
  readonly setActive: (record: RaRecord | undefined) => void
  /** Moves a card, or says why it cannot go there. */
  readonly move: (record: RaRecord, lane: string) => void
  /** Moves a card to the nearest lane in a direction that is open to it. */
  readonly moveAside: (record: RaRecord, direction: -1 | 1) => void
}

/** The card that is being moved. Cards do not read it, so that picking up a card does not render all cards. */
export interface MoveState {
  /** The card that is being dragged, or whose menu is open. */
  readonly active: RaRecord | undefined
  /** The id of the card that was moved last. */
  readonly moved: string | undefined
  /** Why the active card cannot go to a lane; null if it can. Undefined for its own lane. */
  readonly whyNot: (lane: string) => string | null | undefined
}

export const BoardContext = createContext<BoardState | null>(null)
export const MoveContext = createContext<MoveState | null>(null)

/** Returns the state of the surrounding board. */
export const useBoard = (): BoardState => given(useContext(BoardContext))

/** Returns the state of the card that is being moved on the surrounding board. */
export const useMoveState = (): MoveState => given(useContext(MoveContext))

function given<T>(state: T | null): T {
  if (state === null) throw new Error('This is only for cards and lanes of a board')
  return state
}
