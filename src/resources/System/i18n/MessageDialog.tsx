import { Alert } from '@mui/material'
import { useState } from 'react'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { text as textField } from '#contract/fields.ts'
import { isRecord } from '#contract/isRecord.ts'
import { placeholderProblem, placeholdersOf } from '#contract/placeholders.ts'
import { errcodes } from '#contract/reply.ts'
import { i18nMessageChanges, i18nUpdate } from '#contract/System/i18n.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import type { Locale } from '#src/providers/locale.ts'
import { knownTexts, shownText, type MessageRow } from './useMessages.ts'

interface MessageDialogProps {
  readonly row: MessageRow
  readonly locale: Locale
  readonly language: string
  readonly onClose: () => void
}

const fields = { text: textField({ max: 4000 }) }

/**
 * Changes a text in one language. The original, or no text at all, takes the operator's text back. If somebody else
 * has changed it in the meantime, it shows their text, which is replaced only by another save.
 */
export function MessageDialog({ row, locale, language, onClose }: MessageDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { send } = useSend(i18nUpdate, { refreshes: [i18nMessageChanges] })
  const original = row.original[locale] ?? ''
  const [theirs, setTheirs] = useState<string>()
  const seen = theirs ?? row.own[locale] ?? ''
  const known = knownTexts(row)
  const names = [...new Set((known ?? []).flatMap((one) => [...placeholdersOf(one)]))]
  const values = names.map((name) => `%{${name}}`).join(' ')
  return (
    <FormDialog
      isWide
      title={translate('System.i18n.edit', { key: row.key, language })}
      text={[
        original && translate('System.i18n.original', { text: original }),
        values && translate('System.i18n.placeholders', { names: values }),
      ]
        .filter(Boolean)
        .join('\n')}
      confirm={translate('System.i18n.save')}
      fields={fields}
      texts={{
        label: () => translate('System.i18n.text'),
        choice: (_, value) => String(value),
        help: () => '',
        yesNo: String,
      }}
      values={{ text: shownText(row, locale) }}
      onClose={onClose}
      onConfirm={async ({ text: typed = '' }) => {
        if (typed === (seen || original)) return onClose()
        if (placeholderProblem(typed, known)) return { text: translate('System.i18n.wrong') }
        const messages = { [row.key]: typed === original ? '' : typed }
        try {
          await send({ params: { name: locale }, body: { messages, from: { [row.key]: seen } } })
        } catch (error) {
          const { code, data } = failureOf(error)
          const current = isRecord(data['current']) ? data['current'][row.key] : undefined
          if (code !== errcodes.stale || typeof current !== 'string') throw error
          return setTheirs(current)
        }
        notify('System.i18n.saved', { type: 'success' })
        onClose()
        return undefined
      }}
    >
      {theirs !== undefined && (
        <Alert severity="warning">
          {translate('System.i18n.newer', { text: theirs || original || translate('System.i18n.empty') })}
        </Alert>
      )}
    </FormDialog>
  )
}
