import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'

/** Copies a text to the clipboard, and confirms it. */
export function CopyButton({ text }: { readonly text: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const label = translate('brandDB.contact.copy', { name: text })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify('brandDB.contact.copied', { type: 'success' })
    } catch {
      // Without https the browser offers no clipboard, and users can forbid it.
      notify('brandDB.contact.copy_failed', { type: 'error' })
    }
  }
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => void copy()}>
        <ContentCopy />
      </IconButton>
    </Tooltip>
  )
}
