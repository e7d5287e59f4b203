/** What the loaded areas declare of one kind, such as reports. It determines what there is of it in this process. */
export interface Declared<T> {
  readonly add: (area: T) => void
  readonly remove: (area: { readonly id: string }) => void
  readonly all: () => readonly T[]
}

/** Nothing yet; the loader of the areas fills it. */
export function declared<T extends { readonly id: string }>(): Declared<T> {
  const areas = new Map<string, T>()
  return {
    add: (area) => void areas.set(area.id, area),
    remove: ({ id }) => void areas.delete(id),
    all: () => [...areas.values()],
  }
}
