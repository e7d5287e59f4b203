import '#src/layout/tokens.css'
import './mobile.css'
import { keepComposedKeys } from '#src/kit/base/keyboard/composedKeys.ts'
import { startThemePreference } from '#src/layout/themePreference.ts'
import { startPage } from './page.ts'

// The page for changing a brand on a phone. It is separate from the console, so that it opens quickly on a
// slow connection. Its address is /brandDB/brandModification/{id}, and it never redirects.
keepComposedKeys()
startThemePreference()
const root = document.getElementById('root')
if (root) startPage(root)
