import { fault, type Fault } from '#contract/core/pluginReport.ts'
import type { PartFailure } from '#src/kit/base/registry/registryContext.ts'
import { HttpError, type Http } from '#src/providers/http.ts'

/**
 * Reports failed parts to the back end, once for each error of a page. It does not report its own failures,
 * and does not try again if the back end does not have the call.
 */
export function faultReporter(http: Http): (failure: PartFailure) => Promise<void> {
  const reported = new Set<string>()
  let isAbsent = false
  return async (failure) => {
    const body = bodyOf(failure)
    const key = JSON.stringify(body)
    if (isAbsent || reported.has(key)) return
    reported.add(key)
    try {
      await http.send({ method: fault.method, path: fault.path, body })
    } catch (error) {
      isAbsent = error instanceof HttpError && (error.status === 404 || error.status === 405)
    }
  }
}

function bodyOf({ plugin: { id, version = '' }, contribution, error }: PartFailure): Fault {
  const { name, message } = error instanceof Error ? error : { name: typeof error, message: String(error) }
  return {
    plugin: id,
    version: version.slice(0, 40),
    part: contribution.slice(0, 200),
    name: name.slice(0, 80),
    message: message.slice(0, 200),
    build: build.slice(-120),
  }
}

/** The name of this script has a hash of what it was built from. */
const build = new URL(import.meta.url).pathname
