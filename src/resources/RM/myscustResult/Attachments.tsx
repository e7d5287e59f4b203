import Add from '@mui/icons-material/AttachFileOutlined'
import Remove from '@mui/icons-material/DeleteOutlined'
import { Button, IconButton } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { editableStatuses, maxAttachs, myscustResult } from '#contract/RM/myscustResult.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { PictureList } from '#src/kit/value/picture/PictureList.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { useCan, useSubject } from '#src/kit/base/person/subject.ts'
import { FailedFiles } from './FailedFiles.tsx'
import { useResult, type Result } from './result.ts'
import { useAttachments } from './useAttachments.ts'

/** The files of a visit. They are locked once it is published, except for managers. */
export function Attachments() {
  const result = useResult()
  return result ? <Files key={result._id} result={result} /> : null
}

function Files({ result }: { result: Result }) {
  const { status } = result
  const translate = useTranslate()
  const picker = useRef<HTMLInputElement>(null)
  const who = useSubject()
  const mayEdit = useCan(myscustResult.can.update ?? { any: [] }, result)
  const isOpen = mayEdit && (who.isManager || editableStatuses(who).includes(status))
  const { files, error, retry, ...sending } = useAttachments(result._id)
  const [removed, setRemoved] = useState<{ readonly uid: string; readonly name: string } | null>(null)
  const isFull = files !== undefined && files.length >= maxAttachs

  return (
    <Section
      title="RM.result.group.files"
      action={
        isOpen && (
          <>
            <input
              ref={picker}
              type="file"
              multiple
              hidden
              onChange={({ target }) => {
                const chosen = [...(target.files ?? [])]
                target.value = ''
                void sending.add(chosen)
              }}
            />
            <Button
              variant="outlined"
              size="small"
              startIcon={<Add />}
              disabled={sending.isAdding || isFull}
              onClick={() => picker.current?.click()}
            >
              {translate(`RM.result.files.${isFull ? 'full' : 'add'}`, {
                max: maxAttachs,
              })}
            </Button>
          </>
        )
      }
    >
      {!files && error && <ErrorState error={error} retry={retry} />}
      {files?.length === 0 && <p>{translate('RM.result.files.none')}</p>}
      <ul className="stack gap-8">
        {files?.map((file) => (
          <li className="row between gap-8" key={file.uid}>
            <PictureList uids={[file.uid]} />
            <span>{file.name}</span>
            {isOpen && (
              <IconButton
                size="small"
                aria-label={translate('RM.result.files.remove', { name: file.name })}
                aria-haspopup="dialog"
                onClick={() => setRemoved(file)}
              >
                <Remove fontSize="small" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {sending.failed.length > 0 && (
        <FailedFiles
          failed={sending.failed}
          onRetry={(one) => void sending.addAgain(one)}
          onDismiss={sending.dismiss}
        />
      )}
      {removed && (
        <ActionDialog
          title={translate('atrium.action.confirm_delete.title', { name: removed.name })}
          text={translate('atrium.action.confirm_delete.text')}
          confirm={translate('atrium.action.delete')}
          isDanger
          onConfirm={async () => {
            await sending.remove(removed.uid)
            setRemoved(null)
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </Section>
  )
}
