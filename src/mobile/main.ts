import '#src/layout/tokens.css'
import './mobile.css'
import { startThemePreference } from '#src/layout/themePreference.ts'
import { startPage } from './page.ts'

// The page for phones on which a brand is changed: a page of its own beside the console, so that it opens at once on a
// weak line. It is given its place by the address, /brandDB/brandModification/{id}, and never leads anywhere by itself.
startThemePreference()
const root = document.getElementById('root')
if (root) startPage(root)
