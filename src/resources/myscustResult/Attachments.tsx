import Add from '@mui/icons-material/AttachFileOutlined'
import Remove from '@mui/icons-material/DeleteOutlined'
import { Button, IconButton } from '@mui/material'
import { useRef, useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import {
  editableStatuses,
  maxAttachs,
  myscustAttachs,
  myscustAttachsAdd,
  myscustAttachsRemove,
  myscustResult,
} from '#contract/RM/myscustResult.ts'
import { useCall } from '#src/kit/call/useCall.ts'
import { useSend } from '#src/kit/call/useSend.ts'
import { ActionDialog } from '#src/kit/dialog/ActionDialog.tsx'
import { PictureList } from '#src/kit/picture/PictureList.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { useRetryKey } from '#src/kit/form/useRetryKey.ts'
import { ErrorState } from '#src/kit/state/ErrorState.tsx'
import { useCan, useSubject } from '#src/kit/subject.ts'
import { FailedFiles, type FailedFile, type SentFile } from './FailedFiles.tsx'
import styles from './MyscustResult.module.css'
import { useResult, type Result } from './result.ts'

const refreshes = [myscustResult]

/** The files of a visit. They are locked once it is published, except for managers. */
export function Attachments({ texts }: { texts: string }) {
  const result = useResult()
  return result ? <Files key={result._id} result={result} texts={texts} /> : null
}

function Files({ result, texts }: { result: Result; texts: string }) {
  const { _id: result_id, status } = result
  const translate = useTranslate()
  const refresh = useRefresh()
  const picker = useRef<HTMLInputElement>(null)
  const who = useSubject()
  const mayEdit = useCan(myscustResult.can.update ?? { any: [] }, result)
  const isOpen = mayEdit && (who.isManager || editableStatuses(who).includes(status))
  const { data, error, retry } = useCall(
    myscustAttachs,
    { query: { result_id } },
    { refreshOn: refreshes, keepsPrevious: true },
  )
  const adding = useSend(myscustAttachsAdd, { refreshes })
  const removing = useSend(myscustAttachsRemove, { refreshes })
  const files = data?.list ?? []
  const [failed, setFailed] = useState<readonly FailedFile[]>([])
  const [removed, setRemoved] = useState<{ readonly uid: string; readonly name: string } | null>(null)

  const keyOf = useRetryKey()
  const count = useRef(0)
  const keyed = (file: File): SentFile => ({ file, key: keyOf({ number: (count.current += 1) }) })
  async function add(chosen: readonly SentFile[]) {
    for (const { file, key } of chosen) {
      try {
        await adding.send({ body: { result_id }, file }, { idempotencyKey: key })
      } catch (failure) {
        setFailed((before) => [...before, { file, key, error: failure }])
      }
    }
    refresh()
  }
  async function remove(uid: string) {
    await removing.send({ body: { result_id, uids: [uid] } })
    setRemoved(null)
    refresh()
  }
  const dismiss = (one: FailedFile) => setFailed((before) => before.filter((other) => other !== one))

  return (
    <Section
      title={`${texts}.group.files`}
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
                void add(chosen.map(keyed))
              }}
            />
            <Button
              variant="outlined"
              size="small"
              startIcon={<Add />}
              disabled={adding.isSending || files.length >= maxAttachs}
              onClick={() => picker.current?.click()}
            >
              {translate(`${texts}.files.${files.length >= maxAttachs ? 'full' : 'add'}`, {
                max: maxAttachs,
              })}
            </Button>
          </>
        )
      }
    >
      {!data && error && <ErrorState error={error} retry={retry} />}
      {data && files.length === 0 && <p>{translate(`${texts}.files.none`)}</p>}
      <ul className={styles['files']}>
        {files.map((file) => (
          <li key={file.uid}>
            <PictureList uids={[file.uid]} />
            <span>{file.name}</span>
            {isOpen && (
              <IconButton
                size="small"
                aria-label={translate(`${texts}.files.remove`, { name: file.name })}
                aria-haspopup="dialog"
                onClick={() => setRemoved(file)}
              >
                <Remove fontSize="small" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {failed.length > 0 && (
        <FailedFiles
          failed={failed}
          onRetry={(one) => {
            dismiss(one)
            void add([one])
          }}
          onDismiss={dismiss}
        />
      )}
      {removed && (
        <ActionDialog
          title={translate('atrium.action.confirm_delete.title', { name: removed.name })}
          text={translate('atrium.action.confirm_delete.text')}
          confirm={translate('atrium.action.delete')}
          isDanger
          onConfirm={() => remove(removed.uid)}
          onClose={() => setRemoved(null)}
        />
      )}
    </Section>
  )
}
