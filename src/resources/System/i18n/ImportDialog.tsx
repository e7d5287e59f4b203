import { Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { FileReading } from '#contract/fileChoices.ts'
import { errcodes } from '#contract/reply.ts'
import { i18nMessageChanges, i18nRead, i18nUpdate } from '#contract/System/i18n.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { DialogError } from '#src/kit/value/dialog/DialogError.tsx'
import { FileChoices } from '#src/kit/page/import/FileChoices.tsx'
import { SheetDrop } from '#src/kit/page/import/SheetDrop.tsx'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import type { Locale } from '#src/providers/locale.ts'
import { languageNames } from './MessageTable.tsx'
import { textChanges, type TextChange, type TextChanges } from './textChanges.ts'
import { languages, type MessageRow } from './useMessages.ts'

interface ImportDialogProps {
  readonly rows: readonly MessageRow[]
  readonly onClose: () => void
}

/**
 * Reads texts from a workbook, says how many it changes, which of them somebody else has changed since the export, or
 * what is wrong, and stores them. Each language is stored whole or not at all.
 */
export function ImportDialog({ rows, onClose }: ImportDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [file, setFile] = useState<File | null>(null)
  const [changes, setChanges] = useState<TextChanges>()
  const [replaces, setReplaces] = useState(false)
  /** The languages that could not be stored. */
  const [left, setLeft] = useState<readonly Locale[]>([])
  /** How to read the file, if it leaves that open. */
  const [read, setRead] = useState<FileReading>({})
  const reader = useSend(i18nRead)
  const { send } = useSend(i18nUpdate, { refreshes: [i18nMessageChanges] })

  const contested = changes?.changes.filter(({ isContested }) => isContested) ?? []
  const chosen = changes?.changes.filter(({ isContested }) => replaces || !isContested) ?? []
  const isReady = changes?.wrong.length === 0 && chosen.length > 0

  async function act(): Promise<void> {
    if (!file) return
    setLeft([])
    if (!isReady) {
      setReplaces(false)
      setChanges(textChanges(rows, (await reader.send({ body: read, file })).list))
      return
    }
    const changed = languages.filter((name) => chosen.some(({ locale }) => locale === name))
    for (const [place, name] of changed.entries()) {
      try {
        await send({ params: { name }, body: bodyOf(chosen.filter(({ locale }) => locale === name)) })
      } catch (error) {
        setLeft(changed.slice(place))
        // The file has to be compared with the texts as they are now.
        if (failureOf(error).code === errcodes.stale) setChanges(undefined)
        throw error
      }
    }
    notify('System.i18n.saved', { type: 'success' })
    onClose()
  }

  return (
    <ActionDialog
      title={translate('System.i18n.import.open')}
      text={translate('System.i18n.import.text')}
      confirm={
        isReady
          ? translate('System.i18n.import.confirm', { count: chosen.length })
          : translate('System.i18n.import.read')
      }
      isReady={file !== null}
      renderError={(error) => (
        <>
          {left.length > 0 && (
            <p>
              {translate('System.i18n.import.left', {
                languages: left
                  .map((name) => languageNames[name])
                  .join(translate('System.i18n.import.comma')),
              })}
            </p>
          )}
          <DialogError error={error} />
          <FileChoices error={error} onChoose={setRead} />
        </>
      )}
      onClose={onClose}
      onConfirm={act}
    >
      <SheetDrop
        file={file}
        onFile={(chosen) => {
          setFile(chosen)
          setRead({})
          setChanges(undefined)
        }}
      />
      {contested.length > 0 && (
        <>
          <p role="alert">{translate('System.i18n.import.contested')}</p>
          <ul className="bullets">
            {contested.slice(0, listed).map(({ key, locale, shown, given }) => (
              <li key={`${key} ${locale}`}>
                {translate('System.i18n.import.contested_one', {
                  key,
                  language: languageNames[locale],
                  shown,
                  given,
                })}
              </li>
            ))}
            {contested.length > listed && (
              <li>{translate('System.i18n.import.contested_more', { count: contested.length - listed })}</li>
            )}
          </ul>
          <FormControlLabel
            control={<Checkbox checked={replaces} onChange={(_, isChecked) => setReplaces(isChecked)} />}
            label={translate('System.i18n.import.replace')}
          />
        </>
      )}
      {changes && changes.changes.length === 0 && changes.wrong.length === 0 && (
        <output>{translate('System.i18n.import.none')}</output>
      )}
      {changes && changes.wrong.length > 0 && (
        <p role="alert">
          {translate('System.i18n.import.wrong', { rows: changes.wrong.slice(0, 20).join(', ') })}
        </p>
      )}
    </ActionDialog>
  )
}

const listed = 20

const bodyOf = (changes: readonly TextChange[]) => ({
  messages: Object.fromEntries(changes.map(({ key, text }) => [key, text])),
  from: Object.fromEntries(changes.map(({ key, own }) => [key, own])),
})
