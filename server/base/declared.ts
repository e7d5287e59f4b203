/** The declarations of the loaded areas of one kind, such as reports: this process knows no others. */
export interface Declarations<T> {
  readonly add: (area: T) => void
  readonly remove: (area: { readonly id: string }) => void
  readonly all: () => readonly T[]
}

/** An empty list, which the loader of the areas fills. */
export function declared<T extends { readonly id: string }>(): Declarations<T> {
  const areas = new Map<string, T>()
  return {
    add: (area) => void areas.set(area.id, area),
    remove: ({ id }) => void areas.delete(id),
    all: () => [...areas.values()],
  }
}
