import { Button } from '@mui/material'
import { useState, type ComponentProps } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { PointsInput } from '#src/kit/form/input/PointsInput.tsx'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { errcodes } from '#contract/reply.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { PictureList } from '#src/kit/value/picture/PictureList.tsx'
import { ContestedAnswer } from './ContestedAnswer.tsx'
import styles from './Scoring.module.css'
import { needsRemark } from './needs.ts'
import { NoteDialog } from './NoteDialog.tsx'
import type { Answer, AnsweredItem } from './useReport.ts'

interface ItemCardProps {
  readonly item: AnsweredItem
  readonly hasTags: boolean
  /** Resolves with the reason if the server refuses the answer. */
  readonly onAnswer?: (answer: Answer) => Promise<unknown>
  /** Set if somebody else has answered it differently. */
  readonly contested?: Omit<ComponentProps<typeof ContestedAnswer>, 'onDecide'> | undefined
  readonly onDecide?: (mine?: Answer) => void
}

/** An item: points with one tap, and a dialog for remark, photos and tags. Without `onAnswer` it is only shown. */
export function ItemCard({ item, hasTags, onAnswer, contested, onDecide }: ItemCardProps) {
  const translate = useTranslate()
  const name = useLocalName()({ ...item, id: item._id })
  const { answer } = item
  // What the dialog was opened with: a refused answer must not empty its inputs.
  const [noted, setNoted] = useState<Answer | null>(null)
  const isShort = needsRemark(item)
  const waiting = answer.photos?.['attachs']?.length ?? 0
  const hasNotes =
    answer.remark !== null || answer.attachs.length > 0 || answer.tags.length > 0 || waiting > 0
  return (
    <li className={styles['item']} id={item._id} data-open={answer.score === null && !answer.is_na}>
      <p className={styles['line']}>
        <strong className="ink figures">{name}</strong>
        <span className="inline faint small gap-8">
          {item.is_critical && (
            <StatusChip tone="red">{translate('RM_evaluate.scoring.form.is_critical')}</StatusChip>
          )}
          {translate('RM_evaluate.scoring.form.weight', { weight: formatNumber(item.weight) })}
        </span>
      </p>
      <PointsInput
        label={name}
        min={item.min_score ?? 0}
        max={item.max_score}
        points={answer.score}
        isNotApplicable={answer.is_na}
        disabled={!onAnswer}
        onChange={(score) => void onAnswer?.({ ...answer, score, is_na: score === null })}
      />
      {contested && onDecide && <ContestedAnswer {...contested} onDecide={onDecide} />}
      {hasNotes && (
        <div className="stack muted gap-6">
          {answer.remark && <p>{answer.remark}</p>}
          {answer.tags.length > 0 && (
            <p className={styles['tags']}>
              {answer.tags.map((id) => (
                <span key={id}>
                  <ReferenceLabel to="daily_score_tag" id={id} />
                </span>
              ))}
            </p>
          )}
          {answer.attachs.length > 0 && <PictureList uids={answer.attachs} />}
          {waiting > 0 && <p>{translate('atrium.answers.photos', { smart_count: waiting })}</p>}
        </div>
      )}
      {onAnswer && (
        <Button
          size="small"
          color={isShort ? 'error' : 'inherit'}
          className={styles['more'] ?? ''}
          onClick={() => setNoted(answer)}
        >
          {translate(
            `RM_evaluate.scoring.form.${isShort ? 'remark_needed' : hasTags ? 'add_note_or_tag' : 'add_note'}`,
          )}
        </Button>
      )}
      {noted && (
        <NoteDialog
          title={name}
          answer={noted}
          hasTags={hasTags}
          onClose={() => setNoted(null)}
          onNote={async (note) => {
            const refusal = await onAnswer?.({ ...answer, ...note })
            // What was noted is kept with the answer that the user decides about.
            if (refusal !== undefined && failureOf(refusal).code !== errcodes.stale) throw refusal
            setNoted(null)
          }}
        />
      )}
    </li>
  )
}
