import '#src/layout/tokens.css'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { startThemePreference } from '#src/layout/themePreference.ts'
import { SignIn } from '#src/plugins/login/SignIn.tsx'
import { HttpError } from '#src/providers/http.ts'
import { loadMenu } from '#src/providers/menu.ts'
import { http, isSignInHash, session, signInHash, signIns, targetOf } from '#src/providers/signIn.ts'
import { reloadOnNewVersion } from './newVersion.ts'
import { StartFailed, Starting } from './Starting.tsx'

// The sign-in page stands before the console, of which nothing is fetched until it can be used. Either of the two
// is drawn for the whole life of the page: from one to the other by sign-in, back by a new start.

const root = createRoot(document.getElementById('root') ?? document.body)

startThemePreference()
reloadOnNewVersion()
if (session.get().token === null || isSignInHash(location.hash)) showSignIn()
else {
  render(<Starting />)
  void openConsole()
}

function render(page: ReactNode): void {
  root.render(<StrictMode>{page}</StrictMode>)
}

function showSignIn(): void {
  if (!isSignInHash(location.hash)) history.replaceState(null, '', signInHash(location.hash))
  render(<SignIn onSignedIn={() => void openConsole()} />)
  window.addEventListener('hashchange', startAnew)
  whenUsable(() => fetchConsole().catch(() => undefined))
}

/** Draws the console when it is there; until then what is on screen stays. */
async function openConsole(): Promise<void> {
  window.removeEventListener('hashchange', startAnew)
  const { userId } = session.get()
  if (isSignInHash(location.hash)) history.replaceState(null, '', `#${targetOf(location.hash) ?? '/'}`)
  // Signed out, here or in another tab, or somebody else signed in there: nothing of this console may stay.
  session.subscribe(() => {
    if (session.get().token !== null && session.get().userId === userId) return
    // Nothing on screen may ask to stay (a form with unsaved changes would), nor be used until the page is gone.
    root.unmount()
    location.reload()
  })
  // Asked while the code is on its way. A failure speaks up where the console has nothing else to start from.
  const person = Promise.all([signIns.validity(), loadMenu({ http, session, onSignedOut: signIns.expire })])
  person.catch(() => undefined)
  try {
    const [{ consoleOf }, parts] = await Promise.all([import('./App.tsx'), start(person)])
    render(consoleOf(parts))
  } catch (error) {
    console.error(error)
    const text = error instanceof HttpError ? { text: error.message } : {}
    render(<StartFailed onRetry={() => location.reload()} {...text} />)
  }
}

/** Somebody at the sign-in page typed another address: into the console with a session, else back here with it. */
function startAnew(): void {
  location.reload()
}

/** The manifests and messages are asked for while the larger part of the code is still on its way. */
async function start(person: Promise<unknown>) {
  const { startConsole } = await import('./startConsole.ts')
  return startConsole({ session, http, signIn: signIns, person })
}

/** Fetches the code, to have it at hand. */
function fetchConsole() {
  return Promise.all([import('./App.tsx'), import('./startConsole.ts')])
}

/** Calls back when the page stands and the browser has nothing better to do. */
function whenUsable(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 })
  // Safari has none.
  else setTimeout(callback, 500)
}
