import { createContext, useContext } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { ProposedRecord, Requests } from './requests.ts'

/** What a screen that shows or fills in proposals needs. */
export interface RequestScreenProps {
  readonly requests: Requests
  readonly record: ProposedRecord
}

/** Every screen of requests provides it to its parts; some without the record. */
export const RequestsContext = createContext<{
  readonly requests: Requests
  readonly record?: ProposedRecord
} | null>(null)

/** The requests that the screen is about. Throws outside a screen of requests. */
export function useRequests(): Requests {
  const screen = useContext(RequestsContext)
  if (!screen) throw new Error('This is outside a screen of change requests.')
  return screen.requests
}

/** How their records are shown and filled in. */
export const useProposed = (): ProposedRecord => useContext(RequestsContext)?.record ?? unknownRecord

const unknownRecord: ProposedRecord = { form: [], looks: {}, groups: [], facts: [], parts: {} }

/** The key of a text of the requests: of `pending` for brands, `brandDB.brandAudit.pending`. */
export const textOf = ({ resource }: Requests, name: string): string =>
  `${resource.replaceAll('/', '.')}.${name}`

/** Returns a function for the texts of the requests by their names. */
export function useRequestText() {
  const requests = useRequests()
  const translate = useTranslate()
  return (name: string, args?: Readonly<Record<string, unknown>>): string =>
    translate(textOf(requests, name), args)
}
