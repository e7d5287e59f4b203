import * as React from 'react'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

// A slow machine draws late; what never comes is still missed.
configure({ asyncUtilTimeout: 20_000 })

// A query that fails prints the page. One that is tried again until it succeeds prints it only at the end.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    isRetried() ? new Error(message ?? '') : getElementError(message, container),
})

/** Testing Library keeps this to itself; without it the page is printed each time. */
function isRetried(): boolean {
  const config: object = getConfig()
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true
}

// React takes a stack for every element, for the text of a warning that it may print later, which is a fifth of the time
// of these tests. It stops by itself when it has taken many.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (internals instanceof Object) {
  const taken = { get: () => Infinity, set: () => undefined, configurable: true }
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', taken)
}

// Files of tests follow one another in one window: each begins with nothing on the page, nothing stored and nothing replaced.
cleanup()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.restoreAllMocks()
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
const { documentElement } = document
for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name)
history.replaceState(null, '', '/')

// The console keeps the site of a tab in its address and in its session storage: each test begins in a tab that has been
// at none.
beforeEach(() => {
  sessionStorage.removeItem('atrium.site')
  const { pathname, search, hash } = location
  const others = new URLSearchParams(search)
  if (!others.has('site')) return
  others.delete('site')
  history.replaceState(history.state, '', `${pathname}?${others}${hash}`.replace(/\?(#|$)/, '$1'))
})
