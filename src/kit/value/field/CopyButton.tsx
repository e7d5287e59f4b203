import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useCopy } from '#src/kit/base/device/useCopy.ts'

/** Copies a text to the clipboard, and confirms it. */
export function CopyButton({ text }: { readonly text: string }) {
  const label = useTranslate()('atrium.copy.label', { name: text })
  const copy = useCopy()
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => void copy(text)}>
        <ContentCopy />
      </IconButton>
    </Tooltip>
  )
}
