import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { FileLink } from './FileLink.tsx'
import { Picture } from './Picture.tsx'
import styles from './Picture.module.css'
import { useFiles } from './useFiles.ts'

// Loaded lazily, because most users do not enlarge pictures.
const Lightbox = lazy(async () => ({ default: (await import('./Lightbox.tsx')).Lightbox }))

/**
 * Uploaded files of a record: pictures as thumbnails that enlarge on click; other files as download links.
 */
export function PictureList({ uids }: { readonly uids: readonly string[] }) {
  const files = useFiles(uids)
  const translate = useTranslate()
  const [open, setOpen] = useState<number | null>(null)
  const shown = files.filter((file) => file?.mime.startsWith('image/')).flatMap((file) => file ?? [])
  return (
    <>
      <ul className={styles['list']}>
        {uids.map((uid, index) => {
          const file = files[index]
          const place = file ? shown.indexOf(file) : -1
          const name = file?.name ?? translate('atrium.file.unnamed', { place: index + 1 })
          return (
            <li className="shrink" key={uid}>
              {place === -1 ? (
                <FileLink file={file} name={name} />
              ) : (
                <button
                  type="button"
                  className={styles['thumb']}
                  aria-label={translate('atrium.file.enlarge', { name })}
                  aria-haspopup="dialog"
                  onClick={() => setOpen(place)}
                >
                  <Picture uid={uid} alt="" thumb fills />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {open !== null && (
        <Suspense fallback={null}>
          <Lightbox files={shown} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
