import { text, type LocalText, type Texts } from '#contract/localText.ts'
import { localeNames, type Locale } from '#src/providers/locale.ts'
import { formTexts } from './form.words.ts'
import { importTexts } from './import.words.ts'
import { listTexts } from './list.words.ts'
import { pageTexts } from './page.words.ts'
import { pluginsTexts } from './plugins.words.ts'
import { reactAdminTexts } from './reactAdmin.words.ts'
import { shellTexts } from './shell.words.ts'
import { validationTexts } from './validation.words.ts'

const ownName = (locale: Locale): LocalText =>
  text(localeNames[locale], localeNames[locale], localeNames[locale])

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
    locale: { zh_CN: ownName('zh_CN'), zh_TW: ownName('zh_TW'), en_US: ownName('en_US') },
  },
} satisfies Texts
