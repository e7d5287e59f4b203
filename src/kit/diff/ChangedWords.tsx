import { diffArrays } from 'diff'
import type { DifferenceMark } from './MarkedList.tsx'
import { wordsIn } from './wordsIn.ts'

interface ChangedWordsProps {
  readonly value: string
  readonly other: string
  readonly mark: DifferenceMark
}

/** A text with the words marked that the other one lacks. Texts that have too little in common are shown as they are. */
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

/** So many words may differ; comparing more takes too long, and nobody could read the result. */
const maxEditLength = 1000
