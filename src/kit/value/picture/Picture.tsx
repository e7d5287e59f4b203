import { useState } from 'react'
import type { ReactNode } from 'react'
import styles from './Picture.module.css'
import { useFile } from './useFiles.ts'

interface PictureProps {
  /** The uid of an uploaded file; null for none. */
  readonly uid: string | null | undefined
  /** The alternative text; empty if the text next to it already says it. */
  readonly alt: string
  /** The thumbnail, of at most 320 pixels. */
  readonly thumb?: boolean
  /** Crops the picture to its box, instead of showing all of it. */
  readonly fills?: boolean
  /** Shown if there is no picture, or the user may not see it, such as a monogram. */
  readonly fallback?: ReactNode
}

/** An uploaded picture. Its space is reserved until its address is known. */
export function Picture({ uid, alt, thumb = false, fills = false, fallback = null }: PictureProps) {
  const file = useFile(uid)
  const [broken, setBroken] = useState<string | null>(null)
  if (file === undefined) return <span className={styles['waits']} aria-hidden="true" />
  const address = (thumb ? file?.thumbUrl : null) ?? (file?.mime.startsWith('image/') ? file.url : null)
  if (address === null || address === broken) return fallback
  return (
    <img
      className={styles['picture']}
      data-fills={fills || undefined}
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(address)}
    />
  )
}
