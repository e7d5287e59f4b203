import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isCounted } from '#contract/RM/myscustScore.ts'
import { StepDialog } from '#src/kit/page/lifecycle/StepDialog.tsx'
import { UnsavedInput } from '#src/kit/form/UnsavedInput.tsx'
import styles from './MyscustResult.module.css'
import { useResult } from './result.ts'

/** Asks which answers are disputed, the weakest first, and why. */
export function AppealDialog({ onClose }: { onClose: () => void }) {
  const result = useResult()
  const translate = useTranslate()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isRefused, setRefused] = useState(false)
  if (!result) return null
  const answers = result.answers
    .filter(isCounted)
    .toSorted((a, b) => (a.score ?? 0) / a.max - (b.score ?? 0) / b.max)
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <StepDialog
      id={String(result.id)}
      step="appeal"
      sources={['reason']}
      more={{ item_ids: chosen }}
      isWide
      onClose={onClose}
      onFailed={() => {
        setRefused(chosen.length === 0)
        return chosen.length === 0
      }}
    >
      <UnsavedInput
        surface="myscust.appeal"
        of={String(result.id)}
        value={chosen}
        hasChanges={chosen.length > 0}
        onRestore={setChosen}
      />
      <fieldset className={styles['section']}>
        <legend className="strong">{translate('RM.result.appeal.items')}</legend>
        {isRefused && chosen.length === 0 && (
          <p role="alert" className="red">
            {translate('RM.result.appeal.choose')}
          </p>
        )}
        <div className={styles['choices']}>
          {answers.map(({ item_id, question, score, max }) => (
            <label key={item_id} className="stack baseline gap-8">
              <input type="checkbox" checked={chosen.includes(item_id)} onChange={() => toggle(item_id)} />
              <span>{question}</span>
              <span>{translate('RM.result.of', { score, max })}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </StepDialog>
  )
}
