import { useGetResourceLabel, useResourceDefinitions } from 'react-admin'
import { useTextsOf } from '#src/kit/page/import/useTextsOf.ts'

/** A page on which a text is used. */
export interface TextPlace {
  /** Its address: that of its resource, if it belongs to one. */
  readonly to: string
  readonly name: string
}

/**
 * Where texts are used: `pagesOf` returns the addresses for a key, that of the resource whose word
 * it is, and those that have shown it; `placesIn` returns the pages among addresses, each once: the lists and records of a resource are one.
 */
export function useTextPlaces(seenOn: (key: string) => readonly string[]) {
  const labelOf = useGetResourceLabel()
  const resources = Object.values(useResourceDefinitions()).flatMap(({ name, hasList }) =>
    hasList ? [name] : [],
  )
  useTextsOf(resources)
  const placeOf = (address: string): TextPlace => {
    const holders = resources.filter((name) => `${address}/`.startsWith(`/${name}/`))
    const holder = holders.toSorted((one, other) => other.length - one.length)[0]
    return holder === undefined
      ? { to: address, name: address }
      : { to: `/${holder}`, name: labelOf(holder, 2) }
  }
  return {
    /** The addresses of all lists. */
    resources: resources.map((name) => `/${name}`),
    pagesOf: (key: string): readonly string[] => [
      ...resources.filter((name) => isOfResource(key, name)).map((name) => `/${name}`),
      ...seenOn(key),
    ],
    placesIn: (addresses: readonly string[]): readonly TextPlace[] => [
      ...new Map(addresses.map(placeOf).map((place) => [place.to, place])).values(),
    ],
  }
}

/** Whether a text is one of a resource's words, or of its screens, as `messagesOf` places them. */
export function isOfResource(key: string, resource: string): boolean {
  const path = resource.split('/')
  return key.startsWith(`resources.${resource}.`) || key.startsWith(`${path[0]}.${path.at(-1)}.`)
}
