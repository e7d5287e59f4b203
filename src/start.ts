import './jitless.ts'
import '#src/layout/tokens.css'
import { storage } from '#src/providers/storage.ts'
import { reloadOnNewVersion } from './newVersion.ts'

// The first script of the page, and a small one: who has to sign in gets the sign-in page at the same time as what draws it
// (main.tsx, which index.html names beside this script), and who is signed in never gets it.
reloadOnNewVersion()
if (storage.read('atrium.access_token') === null) {
  // main.tsx asks for it again, and says so where it cannot be had.
  void import('#src/plugins/login/screens.ts').catch(() => undefined)
}
void import('./main.tsx')
