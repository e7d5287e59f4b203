import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepComposedKeys } from '#src/kit/base/keyboard/composedKeys.ts'
import { startThemePreference } from '#src/layout/themePreference.ts'
import type { AskWho } from '#src/providers/adoptToken.ts'
import { http, session } from '#src/providers/pageSession.ts'
import { replaceAddress } from '#src/providers/replaceAddress.ts'
import { readStartAddress, signInAddress } from '#src/providers/startAddress.ts'
import { takeLinkToken } from '#src/providers/takeLinkToken.ts'
import { isAddress, isSignInHash } from '#src/providers/target.ts'
import { whenIdle } from '#src/kit/base/opening/whenIdle.ts'
import type { Arrival } from './App.tsx'
import { StartFailed, Starting } from './Starting.tsx'
import { startOverlay } from './startOverlay.ts'

// The sign-in page comes before the console, of which nothing is fetched until it can be used. Signing in
// switches from the sign-in page to the console; to get back, the page is reloaded.

const linkToken = takeLinkToken()

const root = createRoot(document.getElementById('root') ?? document.body)

keepComposedKeys()
startThemePreference()
startOverlay()
if (linkToken !== null) void takeToken(linkToken)
else if (session.get().token === null || isSignInHash(location.hash)) void showSignIn()
else openConsoleFromStart()

function render(page: ReactNode): void {
  root.render(<StrictMode>{page}</StrictMode>)
}

/**
 * A token in the address replaces the stored token if it is valid and the operator allows it (specification
 * section 4).
 */
async function takeToken(token: string): Promise<void> {
  render(<Starting />)
  const isTaken = await Promise.all([import('./startPlace.ts'), import('#src/providers/signIn.ts')])
    .then(([{ openWithToken }, { signIns }]) =>
      openWithToken(token, { session, http, signIn: signIns, ask: askWho }),
    )
    .catch(() => false)
  if (isTaken || (session.get().token !== null && !isSignInHash(location.hash))) openConsoleFromStart()
  else await showSignIn()
}

/** The page with the question is fetched only if it is needed. */
async function askWho(people: Parameters<AskWho>[0]): Promise<boolean> {
  const { SwitchPerson } = await import('./SwitchPerson.tsx')
  const isOther = await new Promise<boolean>((resolve) =>
    render(<SwitchPerson {...people} onAnswer={resolve} />),
  )
  render(<Starting />)
  return isOther
}

function openConsoleFromStart(): void {
  // The page has drawn the frame of the console already (firstLook.html).
  if (document.documentElement.dataset['look'] === undefined) render(<Starting />)
  void openConsole()
}

async function showSignIn(): Promise<void> {
  // A user who opens this page during a session wants to sign in again.
  const isOver = session.get().token === null
  const fetching = import('#src/plugins/login/SignIn.tsx').catch(() => null)
  if (!isSignInHash(location.hash)) {
    replaceAddress(signInAddress(location, await rulesOf(readStartAddress(location).target)))
  }
  const page = await fetching
  if (!page) return render(<StartFailed onRetry={() => location.reload()} />)
  render(
    <page.SignIn
      onSignedIn={(picked) => void openConsole({ isSignedInHere: true, picked })}
      {...(isOver ? { onSignedInElsewhere: comeBack } : {})}
    />,
  )
  window.addEventListener('hashchange', startAnew)
  whenIdle(() => fetchConsole().catch(() => undefined))
}

/** Undefined if a target does not need the operator's rules, or they cannot be loaded. */
async function rulesOf(target: string | null) {
  if (!isAddress(target)) return undefined
  return import('./startPlace.ts').then(({ rulesFor }) => rulesFor(target)).catch(() => undefined)
}

/** Renders the console when it is loaded; until then the screen stays as it is. */
async function openConsole(arrival: Arrival = {}): Promise<void> {
  window.removeEventListener('hashchange', startAnew)
  try {
    const { openConsole: open } = await import('./openConsole.tsx')
    // The session has ended in another tab.
    if (session.get().token === null) return location.reload()
    await open(root, render, arrival)
  } catch (error) {
    console.error(error)
    render(<StartFailed onRetry={() => location.reload()} />)
  }
}

/** When the user signs in in another tab, the console opens here too, at the target of the address. */
function comeBack(): void {
  const [, query = ''] = /(\?.*)$/s.exec(location.hash) ?? []
  replaceAddress(`#/${query}`)
  location.reload()
}

/**
 * When the user types another address on the sign-in page: opens the console if there is a session, otherwise
 * returns here with that address as target.
 */
function startAnew(): void {
  location.reload()
}

/** Prefetches the code: first what signing in needs, which is small. */
const fetchConsole = () =>
  Promise.all([
    import('md5'),
    import('#src/providers/credentials.ts'),
    import('./openConsole.tsx').then(({ fetchRest }) => fetchRest()),
  ])
