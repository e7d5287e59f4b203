import { text } from '#contract/localText.ts'

/** What the page says while the console opens, before its messages are loaded. */
export const startingWords = text('正在打开…', '正在開啟…', 'Opening…')
