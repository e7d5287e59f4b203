import { usePreference } from '#src/kit/base/preference/usePreference.ts'
import { arranged, asDesigned, moved, readArrangement, type CardSize, type GridCard } from './arrangement.ts'

/** The cards of a grid as the user has arranged them, and functions to arrange them. */
export function useArrangement(name: string, cards: readonly GridCard[]) {
  const [stored, keep] = usePreference(`cards/${name}`, asDesigned, readArrangement)
  const all = arranged(cards, stored)
  const shown = all.filter(({ id }) => !stored.hidden.includes(id))
  const ids = shown.map(({ id }) => id)
  const others = (id: string) => stored.hidden.filter((one) => one !== id)
  const place = (id: string, to: string | undefined) =>
    keep({
      ...stored,
      order: moved(
        all.map((card) => card.id),
        id,
        to,
      ),
    })
  return {
    shown,
    hidden: all.filter(({ id }) => stored.hidden.includes(id)),
    isChanged: stored !== asDesigned,
    /** Moves a card to the position of another. */
    place,
    /** Moves a card past one of those that are shown. */
    move: (id: string, by: 1 | -1) => place(id, ids[ids.indexOf(id) + by]),
    hide: (id: string) => keep({ ...stored, hidden: [...others(id), id] }),
    show: (id: string) => keep({ ...stored, hidden: others(id) }),
    resize: (id: string, size: CardSize) => keep({ ...stored, sizes: { ...stored.sizes, [id]: size } }),
    reset: () => keep(null),
  }
}
