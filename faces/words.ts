// `atrium/words`, for what resources are called, in three languages. Both halves of a plugin import such
// words.

// Words
export { plural, text } from '#contract/localText.ts'
export { words } from '#contract/words.ts'
export type { LocalText, Texts } from '#contract/localText.ts'
export type { StepWords, Words, WordsOf } from '#contract/words.ts'
