import { useCall, usePerson } from 'atrium/screens'
import { lostItem, summary, type Summary } from './contract.ts'

/** What is kept at the current site; undefined until it is known. */
export function useSummary(): Summary | undefined {
  const site = usePerson().site?._id
  return useCall(summary, site === undefined ? null : { query: { site } }, { refreshOn: [lostItem] }).data
}
