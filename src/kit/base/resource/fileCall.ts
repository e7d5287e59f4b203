import type { Resource } from '#contract/resource.ts'
import { exportCall } from '#contract/sheetCalls.ts'

/** The matching records as a file: from the address of the specification, which other back ends know too, if it has one. */
export function fileCall(contract: Resource) {
  const call = exportCall(contract)
  return { ...call, path: contract.exportedAt ?? call.path }
}
