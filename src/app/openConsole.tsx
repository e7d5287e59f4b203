import type { ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { setClock } from '#src/kit/base/clock/clock.ts'
import { createEarlyFetch } from '#src/providers/earlyFetch.ts'
import { pageOf } from '#src/providers/firstCalls.ts'
import { forgetOtherSites } from '#src/providers/forgetOtherSites.ts'
import { HttpError } from '#src/providers/http.ts'
import { openPerson } from '#src/providers/menu.ts'
import { createOpening } from '#src/providers/opening.ts'
import { secondsAhead } from '#src/providers/serverClock.ts'
import { fetchEarly, http, session } from '#src/providers/pageSession.ts'
import { signIns } from '#src/providers/signIn.ts'
import { keepTabSite, putSiteInAddress } from '#src/providers/siteAddress.ts'
import { readStartAddress } from '#src/providers/startAddress.ts'
import { isSignInHash } from '#src/providers/target.ts'
import type { Arrival } from './App.tsx'
import { beginReadings } from './beginReadings.ts'
import { SignedOut } from './SignedOut.tsx'
import { StartFailed } from './Starting.tsx'

/** Renders the console when it is loaded; until then the screen stays as it is. */
export async function openConsole(
  root: Root,
  render: (page: ReactNode) => void,
  arrival: Arrival,
): Promise<void> {
  setClock(secondsAhead)
  forgetOtherSites(session)
  const begun = globalThis.atriumBegun ?? new Map()
  const early = createEarlyFetch(begun)
  fetchEarly(early)
  let { userId } = session.get()
  let isOver = false
  let atEnd = () => {}
  // The user signed out, here or in another tab, or somebody else signed in there: nothing of this console
  // may stay.
  session.subscribe(() => {
    // A back end may return only now who the user is.
    userId ??= session.get().userId
    if (isOver || (session.get().token !== null && session.get().userId === userId)) return
    isOver = true
    // It was the site of the user who signed out. A session that expires keeps its user.
    if (session.get().userId !== userId) {
      putSiteInAddress(null)
      keepTabSite(null)
    }
    atEnd()
    if (!signIns.isHeard()) return render(<SignedOut onReload={() => location.reload()} />)
    // Nothing on screen may block leaving (as a form with unsaved changes would), nor be used until the page
    // is gone.
    root.unmount()
    location.reload()
  })
  const { token } = session.get()
  // After signing in; otherwise the first script has begun them.
  if (!globalThis.atriumBegun && token !== null) beginReadings(begun, { token, ...pageOf(session.get()) })
  globalThis.atriumBegun = undefined
  const place = openPlace()
  const person = place.then(() => openPerson({ http, session, signIn: signIns, onSignedOut: signIns.expire }))
  person.catch(() => undefined)
  const opening = createOpening()
  try {
    const [{ consoleOf }, { startUpkeep }, parts, isHere] = await Promise.all([
      import('./App.tsx'),
      import('./upkeep.ts'),
      begin(person, opening.ended),
      place,
    ])
    if (!isHere || isOver) return
    atEnd = startUpkeep({ session, http, signIn: signIns, early, opening, person })
    render(consoleOf(parts, { ...arrival, opening }))
  } catch (error) {
    if (isOver) return
    console.error(error)
    const text = error instanceof HttpError ? { text: error.message } : {}
    render(<StartFailed onRetry={() => location.reload()} {...text} />)
  }
}

/** Prefetches what an open console needs besides. */
export const fetchRest = () =>
  Promise.all([
    import('./App.tsx'),
    import('./startConsole.ts'),
    import('./startPlace.ts'),
    import('./upkeep.ts'),
  ])

/** The target of the address. Most addresses contain nothing that must be checked first. */
async function openPlace(): Promise<boolean> {
  const { pathname, search, hash } = location
  if (!isSignInHash(hash) && readStartAddress(location).clean === pathname + search + hash) return true
  return (await import('./startPlace.ts')).openPlace({ session, check: signIns.check })
}

/** The manifests and messages are requested while most of the code is still loading. */
async function begin(person: Promise<unknown>, opened: Promise<void>) {
  const { startConsole } = await import('./startConsole.ts')
  return startConsole({ session, http, signIn: signIns, person, opened })
}
