import { useHref, useNavigate } from 'react-router-dom'
import type { Entry } from './entry.ts'

/** Opens an entry in this tab or a new tab; with a new tab the search stays open. */
export function useOpenEntry(onClose: () => void): (entry: Entry, inNewTab: boolean) => void {
  const navigate = useNavigate()
  const root = useHref('/').replace(/\/$/, '')
  return ({ to, onChoose }, inNewTab) => {
    if (to !== undefined && inNewTab) {
      onChoose?.()
      window.open(`${root}${to}`, '_blank', 'noopener')
      return
    }
    onClose()
    onChoose?.()
    if (to !== undefined) void navigate(to)
  }
}
