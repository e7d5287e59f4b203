import { Button } from '@mui/material'
import { useState } from 'react'
import { useLocale } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { joinNames } from '#contract/joinNames.ts'
import type { FileReading } from '#contract/fileChoices.ts'
import { dailyScoringUpload, type UploadOutcome } from '#contract/RM_evaluate/scoringUpload.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import { FileChoices } from '#src/kit/page/import/FileChoices.tsx'
import { SheetDrop } from '#src/kit/page/import/SheetDrop.tsx'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import styles from './ScoringUpload.module.css'
import { UploadErrors } from './UploadErrors.tsx'

interface UploadFormProps {
  readonly day: { readonly site: string; readonly stat_time: number }
}

const refreshes = [scoringReport]

/** A file is previewed as soon as it is chosen; it is stored only if every cell is right. */
export function UploadForm({ day }: UploadFormProps) {
  const locale = useLocale()
  const translate = useTranslate()
  const notify = useNotify()
  const { send, isSending } = useSend(dailyScoringUpload, { refreshes })
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<UploadOutcome | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [reading, setReading] = useState<FileReading>({})

  const upload = async (chosen: File, mode: 'preview' | 'apply', read: FileReading) => {
    setProblem(null)
    try {
      const outcome = await send({ body: { ...day, mode, ...read }, file: chosen })
      if (mode === 'preview') return setPreview(outcome)
      notify('RM_evaluate.upload.stored', {
        type: 'success',
        messageArgs: { count: outcome.created + outcome.updated, drafts: outcome.drafts },
      })
      setFile(null)
      setPreview(null)
    } catch (error) {
      setPreview(null)
      setProblem(error)
    }
  }
  const choose = (chosen: File, read: FileReading = {}) => {
    setFile(chosen)
    setReading(read)
    setPreview(null)
    void upload(chosen, 'preview', read)
  }
  const changes = preview ? preview.created + preview.updated : 0
  return (
    <section className={styles['card']} aria-busy={isSending}>
      <SheetDrop file={file} onFile={choose} />
      <p className="muted small pretty">{translate('RM_evaluate.upload.hint')}</p>
      {problem !== null && (
        <p role="alert" className="red">
          {failureOf(problem).message || translate('atrium.state.error.title')}
        </p>
      )}
      {file && <FileChoices error={problem} onChoose={(read) => choose(file, read)} />}
      {preview && (
        <>
          <FigureCards>
            {(['created', 'updated', 'unchanged', 'drafts'] as const).map((name) => (
              <FigureCard
                key={name}
                label={translate(`RM_evaluate.upload.counts.${name}`)}
                value={preview[name]}
              />
            ))}
          </FigureCards>
          {preview.skipped.length > 0 && (
            <p>{translate('RM_evaluate.upload.skipped', { units: joinNames(preview.skipped, locale) })}</p>
          )}
          {preview.replaced.length > 0 && (
            <p role="alert" className="red">
              {translate('RM_evaluate.upload.replaced', {
                units: joinNames(
                  preview.replaced.map(({ store_no, scorer }) =>
                    translate('RM_evaluate.upload.replaced_one', { unit: store_no, scorer }),
                  ),
                  locale,
                ),
              })}
            </p>
          )}
          <output>{translate(`RM_evaluate.upload.${nextStep(preview, changes)}`)}</output>
          {preview.errors.length > 0 && <UploadErrors errors={preview.errors} />}
        </>
      )}
      {file && preview && preview.errors.length === 0 && changes > 0 && (
        <div className="flex wrap gap-8-16">
          <Button
            variant="contained"
            disabled={isSending}
            onClick={() => void upload(file, 'apply', reading)}
          >
            {translate('RM_evaluate.upload.apply', { smart_count: changes })}
          </Button>
        </div>
      )}
    </section>
  )
}

const nextStep = ({ errors }: UploadOutcome, changes: number): 'wrong' | 'ready' | 'nothing' => {
  if (errors.length > 0) return 'wrong'
  return changes > 0 ? 'ready' : 'nothing'
}
