import type { KeyboardEvent } from 'react'

/** The arrow keys go from card to card: up and down in a lane, left and right to the adjacent lanes. */
export function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || shiftKey || !key.startsWith('Arrow')) return
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
  const next = card && nextCard(card, key)
  if (!next) return
  event.preventDefault()
  next.querySelector<HTMLElement>('a, button')?.focus()
}

function nextCard(card: HTMLElement, key: string): Element | null | undefined {
  if (key === 'ArrowUp') return card.previousElementSibling
  if (key === 'ArrowDown') return card.nextElementSibling
  const lanes = [...(card.closest('[data-lane]')?.parentElement?.querySelectorAll('[data-lane]') ?? [])]
  const at = lanes.findIndex((lane) => lane.contains(card))
  const place = [...(lanes[at]?.querySelectorAll('[data-card]') ?? [])].indexOf(card)
  const aside = key === 'ArrowRight' ? lanes.slice(at + 1) : lanes.slice(0, Math.max(at, 0)).toReversed()
  const cards = aside
    .map((lane) => [...lane.querySelectorAll('[data-card]')])
    .find(({ length }) => length > 0)
  return cards?.[Math.min(place, cards.length - 1)]
}
