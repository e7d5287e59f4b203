import { diffArrays } from 'diff'
import type { DifferenceMark } from './MarkedList.tsx'

interface ChangedWordsProps {
  readonly value: string
  readonly other: string
  readonly mark: DifferenceMark
}

/**
 * A text in which the words missing from the other text are marked; all of it if the two have little in common, because
 * single words that happen to be in both explain nothing. Very long texts without anything in common are shown unmarked.
 */
export default function ChangedWords({ value, other, mark }: ChangedWordsProps) {
  const parts = diffArrays(wordsIn(other), wordsIn(value), { maxEditLength })
  if (!parts) return value
  const Marked = mark === 'added' ? 'ins' : 'del'
  if (2 * commonIn(parts) < alike * (value.length + other.length)) return <Marked>{value}</Marked>
  return placed(parts).map(({ at, text, added }) => (added ? <Marked key={at}>{text}</Marked> : text))
}

type Part = ReturnType<typeof diffArrays<string>>[number]

/** How many characters the two texts have in common. */
const commonIn = (parts: readonly Part[]): number =>
  parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.join('').length, 0)

/** The parts of the text, each with its place in it. */
function placed(parts: readonly Part[]) {
  let at = 0
  return parts
    .filter(({ removed }) => !removed)
    .map(({ added, value }) => {
      const text = value.join('')
      at += text.length
      return { at, text, added }
    })
}

/** The share of two texts that has to be the same for their words to be compared. */
const alike = 0.6

/** The maximum number of words to compare; more would take too long, and the result would be unreadable. */
const maxEditLength = 1000

/**
 * Splits a text into the parts to compare: words of letters and digits, single Chinese characters (and kana),
 * single symbols, and the white space between them. Joined together they are the text.
 */
export const wordsIn = (text: string): string[] => text.match(words) ?? []

// Scripts that are written without spaces come first, because otherwise a whole sentence would be a word.
const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\p{M}*|\p{N}+(?:[.,]\p{N}+)*|\s+|[\s\S]/gu
