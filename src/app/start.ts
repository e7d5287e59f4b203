import './jitless.ts'
import '#src/layout/tokens.css'
import './firstLook.css'
import './starting.css'
import { storage } from '#src/providers/storage.ts'
import { reloadOnNewVersion } from './newVersion.ts'
import { surviveMovedNodes } from './surviveMovedNodes.ts'

// The first module of the page. It is small: users who must sign in get the sign-in page at the same time as
// the code that renders it (main.tsx, which index.html loads along with this script), and users who are
// signed in never load it.
surviveMovedNodes()
reloadOnNewVersion()
// main.tsx requests it again, and reports if it cannot be loaded.
if (storage.read('atrium.access_token') === null)
  void import('#src/plugins/login/SignIn.tsx').catch(() => undefined)
// Running the rest would hold up what is about to be drawn. If the server takes longer, it is not waited for.
const patience = 150
const overdue = () => new Promise((resolve) => setTimeout(resolve, patience))
const drawn = globalThis.atriumDrawn
void (drawn ? Promise.race([drawn, overdue()]) : Promise.resolve()).then(() => import('./main.tsx'))
