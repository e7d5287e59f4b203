import { cleanup, configure } from '@testing-library/react'
import { vi } from 'vitest'

// A slow machine draws late; what never comes is still missed.
configure({ asyncUtilTimeout: 20_000 })

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
