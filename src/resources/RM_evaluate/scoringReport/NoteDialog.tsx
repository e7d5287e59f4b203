import { useMemo, useRef } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { files, refs, text } from '#contract/fields.ts'
import { mostPhotos } from '#contract/RM_evaluate/dailyScoring.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { KeptFilesContext, type KeptFiles } from '#src/kit/form/input/keptFiles.ts'
import type { Answer } from './useReport.ts'

interface NoteDialogProps {
  /** The name of the item. */
  readonly title: string
  readonly answer: Answer
  readonly hasTags: boolean
  readonly onClose: () => void
  /** Rejects if the server refuses it. */
  readonly onNote: (note: Pick<Answer, 'remark' | 'attachs' | 'tags' | 'photos'>) => Promise<void>
}

const fields = {
  remark: text({ max: 500 }),
  attachs: files('photo', { max: mostPhotos }),
  tags: refs('daily_score_tag'),
}

/** Remark, photos and tags of an item. Photos that cannot be uploaded now are kept with the answer. */
export function NoteDialog({ title, answer, hasTags, onClose, onNote }: NoteDialogProps) {
  const translate = useTranslate()
  const photos = useRef(answer.photos ?? {})
  const kept = useMemo(
    (): KeptFiles => ({
      files: answer.photos ?? {},
      reportFiles: (source, pending) => {
        photos.current = { ...photos.current, [source]: pending }
      },
    }),
    [answer],
  )
  return (
    <KeptFilesContext value={kept}>
      <FormDialog
        title={title}
        confirm={translate('ra.action.save')}
        fields={fields}
        texts="RM_evaluate.scoring.note"
        shows={(source) => hasTags || source !== 'tags'}
        values={{ ...answer }}
        onClose={onClose}
        onConfirm={({ remark, attachs = [], tags = [] }) =>
          onNote({ remark: remark || null, attachs, tags, photos: photos.current })
        }
      />
    </KeptFilesContext>
  )
}
