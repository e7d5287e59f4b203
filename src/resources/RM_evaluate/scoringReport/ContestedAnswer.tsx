import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ContestedChoice } from '#src/kit/form/ContestedChoice.tsx'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import type { Answer } from './useReport.ts'

interface ContestedAnswerProps {
  readonly mine: Answer
  readonly theirs: Answer
  readonly onDecide: (mine?: Answer) => void
}

/** Says who else answered the item and what, and lets the user choose. */
export function ContestedAnswer({ mine, theirs, onDecide }: ContestedAnswerProps) {
  const translate = useTranslate()
  const written = ({ score, is_na, remark }: Answer) =>
    [
      is_na ? translate('atrium.answers.na') : score === null ? '—' : formatNumber(score),
      ...(remark ? [remark] : []),
    ].join(' · ')
  return (
    <ContestedChoice
      by={theirs.updated_by}
      at={theirs.updated_at}
      mine={written(mine)}
      theirs={written(theirs)}
      onKeep={() => onDecide({ ...mine, rev: theirs.rev })}
      onTake={() => onDecide()}
    />
  )
}
