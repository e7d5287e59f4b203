/** The nearest of the sibling buttons in the direction of an arrow key; undefined for other keys and at the edge. */
export function neighbour(from: HTMLElement, key: string): HTMLElement | undefined {
  const way = ways[key]
  if (!way) return undefined
  const own = middleOf(from)
  return [...(from.parentElement?.querySelectorAll('button') ?? [])]
    .map((button) => {
      const [x, y] = [middleOf(button).x - own.x, middleOf(button).y - own.y]
      const along = x * way.x + y * way.y
      const aside = Math.abs(x * way.y) + Math.abs(y * way.x)
      return { button, along, distance: along + 2 * aside }
    })
    .filter(({ button, along }) => button !== from && along > 1)
    .toSorted((a, b) => a.distance - b.distance)[0]?.button
}

const ways: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const middleOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) => ({
  x: offsetLeft + offsetWidth / 2,
  y: offsetTop + offsetHeight / 2,
})
