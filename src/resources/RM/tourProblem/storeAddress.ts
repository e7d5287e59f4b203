import { addressAt } from '#src/providers/siteAddress.ts'

/** The parameter of the form's address that names the store. */
export const storeParam = 'store'

/** The address that the code of a store leads to: this form for a new problem at its site, with the store chosen. */
export const storeAddress = (form: string, storeId: string, site: string | null): string =>
  `${location.origin}${addressAt(site)}#${form}?${storeParam}=${encodeURIComponent(storeId)}`

/** Returns the store in the address that a code contains; null for any other code. */
export function storeIn(code: string): string | null {
  const [, search] = /#\/\w+\/tourIssue\/issueCreate\?(.*)$/.exec(code) ?? []
  return search === undefined ? null : new URLSearchParams(search).get(storeParam)
}
