import { frameTarget, type FrameSurroundings, type FrameTarget } from '#contract/Iframe/frameTarget.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'

/** The placeholders of a menu entry's address, such as `{token}` (domain area Iframe). */
export interface Placeholders {
  /** Valid once and only for this page; never the session's token. */
  readonly token: string
  readonly site_id: string
  readonly user_id: string
  readonly locale: string
}

type Entry = Pick<MenuEntry, 'out_url' | 'uri'>

/**
 * The address of an external entry, its placeholders filled and each encoded for a URL, judged by `frameTarget`.
 */
export function frameAddress(entry: Entry, fill: Placeholders, around: FrameSurroundings): FrameTarget {
  const filled = templateOf(entry).replace(
    /\{(token|site_id|user_id|locale)\}/g,
    (_, name: keyof Placeholders) => encodeURIComponent(fill[name]),
  )
  return frameTarget(filled, around)
}

/** Whether a one-time token has to be fetched for it. */
export const wantsToken = (entry: Entry): boolean => templateOf(entry).includes('{token}')

/** `out_url`, otherwise `uri` if it is an external address. */
function templateOf({ out_url, uri }: Entry): string {
  const given = out_url?.trim()
  if (given) return given
  return /^https?:\/\//i.test(uri?.trim() ?? '') ? (uri?.trim() ?? '') : ''
}
