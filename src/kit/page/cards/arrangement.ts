/** A card of a grid: its id, and how many of four columns it takes unless the user chooses. */
export interface GridCard {
  readonly id: string
  readonly size: CardSize
}

/** The number of columns that a card takes. */
export const cardSizes = [1, 2, 4] as const
export type CardSize = (typeof cardSizes)[number]

/** What a user changed about a grid. Only differences are stored, so new cards appear at their own place. */
export interface Arrangement {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  readonly sizes: Readonly<Record<string, CardSize>>
}

export const asDesigned: Arrangement = { order: [], hidden: [], sizes: {} }

/** Reads the usable parts of what is stored, whichever version of the console wrote it. */
export function readArrangement(stored: unknown): Arrangement {
  if (typeof stored !== 'object' || stored === null) return asDesigned
  const { order, hidden, sizes }: { order?: unknown; hidden?: unknown; sizes?: unknown } = stored
  return {
    order: texts(order),
    hidden: texts(hidden),
    sizes: Object.fromEntries(
      Object.entries(sizes ?? {}).filter((entry): entry is [string, CardSize] =>
        cardSizes.some((size) => size === entry[1]),
      ),
    ),
  }
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/**
 * The cards in the user's order and sizes. A card that the user has not placed comes after the card that it
 * comes after by design.
 */
export function arranged(cards: readonly GridCard[], { order, sizes }: Arrangement): readonly GridCard[] {
  const known = order.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  const placed = [...known]
  for (const [at, card] of cards.entries()) {
    if (placed.includes(card)) continue
    const before = cards[at - 1]
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, card)
  }
  return placed.map((card) => ({ ...card, size: sizes[card.id] ?? card.size }))
}

/** The ids after one of them was moved to the position of another. */
export function moved(ids: readonly string[], id: string, to: string | undefined): readonly string[] {
  if (to === undefined || to === id) return ids
  const others = ids.filter((one) => one !== id)
  others.splice(ids.indexOf(to), 0, id)
  return others
}
