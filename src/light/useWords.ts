import { createContext, use } from 'react'
import type { Texts } from '#contract/localText.ts'
import type { Locale } from '#src/providers/locale.ts'
import { wordsIn, type Words } from './words.ts'

/** The language of the page. */
export const LanguageContext = createContext<Locale>('zh_CN')

/** Texts in the language of the page. */
export const useWords = <T extends Texts>(texts: T): Words<T> => wordsIn(texts, use(LanguageContext))
