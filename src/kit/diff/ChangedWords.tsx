import { diffArrays } from 'diff'
import type { DifferenceMark } from './MarkedList.tsx'
import { wordsIn } from './wordsIn.ts'

interface ChangedWordsProps {
  readonly value: string
  readonly other: string
  readonly mark: DifferenceMark
}

/**
 * A text in which the words missing from the other text are marked. Texts with too little in common are shown
 * unmarked.
 */
export default function ChangedWords({ value, other, mark }: ChangedWordsProps) {
  const parts = diffArrays(wordsIn(other), wordsIn(value), { maxEditLength })
  if (!parts) return value
  const Marked = mark === 'added' ? 'ins' : 'del'
  let at = 0
  return parts
    .filter(({ removed }) => !removed)
    .map(({ added, value: words }) => {
      const text = words.join('')
      const key = at
      at += text.length
      return added ? <Marked key={key}>{text}</Marked> : text
    })
}

/** The maximum number of words to compare; more would take too long, and the result would be unreadable. */
const maxEditLength = 1000
