import type { BegunReadings } from '#src/providers/earlyFetch.ts'
import { beginReadings } from './beginReadings.ts'
import { drawLastLook } from './drawLastLook.ts'
import { chooseFirstLook } from './firstLook.ts'
import { preloadParts } from './preloadParts.ts'
import { storedPage } from './storedPage.ts'

// The browser runs this before it draws the page, and before any other script has come (tools/firstLook.js makes one
// classic script of it). So it is small, and what it begins is under way while the code that needs it loads.
const owner = location.hash.startsWith('#/login') ? null : storedPage()
chooseFirstLook(owner !== null)
if (owner !== null) {
  const begun: BegunReadings = (globalThis.atriumBegun = new Map())
  beginReadings(begun, owner)
  preloadParts()
  // Without it the page waits for its code with what it has drawn.
  globalThis.atriumDrawn = drawLastLook(owner, begun).catch(() => undefined)
}
