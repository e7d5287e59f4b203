import Download from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { i18nWorkbook } from '#contract/System/i18n.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { shownText, type MessageRow } from './useMessages.ts'

/** Downloads the shown texts as a workbook for translators. */
export function ExportTexts({ rows }: { readonly rows: readonly MessageRow[] }) {
  const translate = useTranslate()
  const { send, isSending, showFailure } = useSend(i18nWorkbook)
  const lines = rows.map((row) => ({
    key: row.key,
    zh_CN: shownText(row, 'zh_CN'),
    zh_TW: shownText(row, 'zh_TW'),
    en_US: shownText(row, 'en_US'),
  }))
  return (
    <Button
      variant="outlined"
      startIcon={<Download />}
      disabled={isSending || rows.length === 0}
      onClick={() => void send({ body: { name: 'texts', rows: lines } }).catch(showFailure)}
    >
      {translate('System.i18n.export')}
    </Button>
  )
}
