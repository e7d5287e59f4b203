import type { Texts } from '#contract/localText.ts'
import { formTexts } from './form.words.ts'
import { importTexts } from './import.words.ts'
import { listTexts } from './list.words.ts'
import { pageTexts } from './page.words.ts'
import { pluginsTexts } from './plugins.words.ts'
import { reactAdminTexts } from './reactAdmin.words.ts'
import { shellTexts } from './shell.words.ts'
import { validationTexts } from './validation.words.ts'

/** What the console says, and react-admin in it; `atrium.list.total` is `list.total` of these texts. */
export const coreTexts = {
  ra: reactAdminTexts,
  atrium: {
    ...shellTexts,
    ...formTexts,
    ...validationTexts,
    ...listTexts,
    ...importTexts,
    ...pageTexts,
    ...pluginsTexts,
  },
} satisfies Texts
