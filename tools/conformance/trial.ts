/** How a call of the contract fares at a back end. */
export interface Outcome {
  /** `GET /bdbrand`. */
  readonly call: string
  /** The specification does not have it; a back end may do without. */
  readonly isExtension: boolean
  readonly verdict: 'conforms' | 'deviates' | 'missing' | 'untried'
  /** What the console, or somebody who reads the specification, stumbles over. */
  readonly deviations: readonly string[]
  /** What our own back end does otherwise and the specification leaves open. */
  readonly accepted: readonly string[]
  /** Why it is missing or was not tried; what could not be tried of it. */
  readonly why: string
}

/** What a trial writes down. */
export interface Notes {
  deviates(what: string): void
  accepts(what: string): void
  /** Says what could not be tried. */
  leaves(what: string): void
}

/** The back end does not have the call. */
export class Missing extends Error {}

/** The call cannot be tried. */
export class Untried extends Error {}

/** Tries a call and says how it went. */
export async function tryCall(
  call: string,
  isExtension: boolean,
  act: (notes: Notes) => Promise<void>,
): Promise<Outcome> {
  const deviations = new Set<string>()
  const accepted = new Set<string>()
  const left = new Set<string>()
  const outcome = (verdict: Outcome['verdict'], why = [...left].join('; ')): Outcome => ({
    call,
    isExtension,
    verdict,
    deviations: [...deviations],
    accepted: [...accepted],
    why,
  })
  try {
    await act({
      deviates: (what) => deviations.add(what),
      accepts: (what) => accepted.add(what),
      leaves: (what) => left.add(what),
    })
  } catch (error) {
    if (error instanceof Missing) return outcome('missing', error.message)
    if (!(error instanceof Untried)) throw error
    if (deviations.size === 0) return outcome('untried', error.message)
  }
  return outcome(deviations.size > 0 ? 'deviates' : 'conforms')
}
