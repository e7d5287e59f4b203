import { useGetResourceLabel, useResourceDefinitions } from 'react-admin'

/** A page on which a text was seen. */
export interface SeenPlace {
  /** Its address: that of its resource, if it belongs to one. */
  readonly to: string
  readonly name: string
}

/** Returns a function for the pages among these addresses, each once: the lists and records of a resource are one. */
export function useSeenPlaces(): (addresses: readonly string[]) => readonly SeenPlace[] {
  const labelOf = useGetResourceLabel()
  const resources = Object.keys(useResourceDefinitions())
  const placeOf = (address: string): SeenPlace => {
    const holders = resources.filter((name) => `${address}/`.startsWith(`/${name}/`))
    const holder = holders.toSorted((one, other) => other.length - one.length)[0]
    return holder === undefined
      ? { to: address, name: address }
      : { to: `/${holder}`, name: labelOf(holder, 2) }
  }
  return (addresses) => [...new Map(addresses.map(placeOf).map((place) => [place.to, place])).values()]
}
