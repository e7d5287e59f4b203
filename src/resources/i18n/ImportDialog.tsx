import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { i18nMessageChanges, i18nRead, i18nUpdate } from '#contract/System/i18n.ts'
import { useSend } from '#src/kit/call/useSend.ts'
import { ActionDialog } from '#src/kit/dialog/ActionDialog.tsx'
import { DialogError } from '#src/kit/dialog/DialogError.tsx'
import { SheetDrop } from '#src/kit/import/SheetDrop.tsx'
import type { Locale } from '#src/providers/locale.ts'
import { languageNames } from './MessageTable.tsx'
import { textChanges, type TextChanges } from './textChanges.ts'
import { languages, type MessageRow } from './useMessages.ts'

interface ImportDialogProps {
  readonly rows: readonly MessageRow[]
  readonly onClose: () => void
}

/**
 * Reads texts from a workbook, says how many it changes or what is wrong, and stores them. Each language is
 * stored whole or not at all.
 */
export function ImportDialog({ rows, onClose }: ImportDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [file, setFile] = useState<File | null>(null)
  const [changes, setChanges] = useState<TextChanges>()
  /** The languages that could not be stored. */
  const [left, setLeft] = useState<readonly Locale[]>([])
  const reading = useSend(i18nRead)
  const { send } = useSend(i18nUpdate, { refreshes: [i18nMessageChanges] })

  async function act(): Promise<void> {
    if (!file) return
    setLeft([])
    if (!changes || changes.wrong.length > 0 || changes.count === 0) {
      setChanges(textChanges(rows, (await reading.send({ file })).list))
      return
    }
    const changed = languages.filter((name) => Object.keys(changes.byLanguage[name]).length > 0)
    for (const [place, name] of changed.entries()) {
      try {
        await send({ params: { name }, body: { messages: changes.byLanguage[name] } })
      } catch (error) {
        setLeft(changed.slice(place))
        throw error
      }
    }
    notify('System.i18n.saved', { type: 'success' })
    onClose()
  }

  const isReady = changes && changes.wrong.length === 0 && changes.count > 0
  return (
    <ActionDialog
      title={translate('System.i18n.import.open')}
      text={translate('System.i18n.import.text')}
      confirm={
        isReady
          ? translate('System.i18n.import.confirm', { count: changes.count })
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
        </>
      )}
      onClose={onClose}
      onConfirm={act}
    >
      <SheetDrop
        file={file}
        onFile={(chosen) => {
          setFile(chosen)
          setChanges(undefined)
        }}
      />
      {changes && changes.count === 0 && changes.wrong.length === 0 && (
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
