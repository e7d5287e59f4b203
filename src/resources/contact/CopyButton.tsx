import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text }: { readonly text: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const label = translate('brandDB.contact.copy', { name: text })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify('brandDB.contact.copied', { type: 'success' })
    } catch {
      // Without https the browser has no clipboard for pages, and it can be forbidden.
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
