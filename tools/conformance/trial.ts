/** How a call of the contract works at a back end. */
export interface Outcome {
  /** `GET /bdbrand`. */
  readonly call: string
  /** It is not in the specification; a back end need not have it. */
  readonly isExtension: boolean
  readonly verdict: 'conforms' | 'deviates' | 'missing' | 'untried'
  /** Differences that break the console, or contradict the specification. */
  readonly deviations: readonly string[]
  /** Differences from our own back end that the specification permits. */
  readonly accepted: readonly string[]
  /** Why it is missing or was not tested; which part could not be tested. */
  readonly why: string
}

/** What the test of a call records. */
export interface Notes {
  deviates(what: string): void
  accepts(what: string): void
  /** Records what could not be tested. */
  leaves(what: string): void
}

/** The back end does not have the call. */
export class Missing extends Error {}

/** The call cannot be tested. */
export class Untried extends Error {}

/** Tests a call and returns the outcome. */
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
