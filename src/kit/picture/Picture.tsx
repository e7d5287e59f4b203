import { useState } from 'react'
import type { ReactNode } from 'react'
import styles from './Picture.module.css'
import { useFile } from './useFiles.ts'

interface PictureProps {
  /** Names an uploaded file; null for none. */
  readonly uid: string | null | undefined
  /** What is to be seen; empty where the words beside it say so already. */
  readonly alt: string
  /** The small one, of 320 pixels at most. */
  readonly thumb?: boolean
  /** Cuts the picture to the room that it has, instead of showing all of it. */
  readonly fills?: boolean
  /** Stands where there is no picture, or none that this person may see: a monogram, say. */
  readonly fallback?: ReactNode
}

/** An uploaded picture. Until its address is known its room is kept. */
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
