import { lazy, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useFormContext } from 'react-hook-form'
import { useContract } from '#src/kit/base/resource/contractOf.ts'
import { loadShrinking, shrinkPhoto } from '#src/kit/form/photo/shrinkPhoto.ts'
import { useFiles } from '#src/kit/value/picture/useFiles.ts'
import { FileDrop } from './FileDrop.tsx'
import styles from './FileInput.module.css'
import { FileTile } from './FileTile.tsx'
import { KeptFilesContext } from './keptFiles.ts'
import { Labelled } from './Labelled.tsx'
import type { Upload } from './Upload.ts'
import { UploadTile } from './UploadTile.tsx'
import { useFieldInput } from './useFieldInput.ts'
import { useKeptFiles } from './useKeptFiles.ts'
import { useUploadOrder } from './useUploadOrder.ts'
import { useUploads } from './useUploads.ts'

// Loaded lazily, because most photos are not drawn on.
const loadMarker = () => import('#src/kit/form/photo/PhotoMarker.tsx')
const PhotoMarker = lazy(async () => ({ default: (await loadMarker()).PhotoMarker }))

/** The maximum length of a list, unless its field has its own. */
const usualMost = 50

/**
 * The uploaded files of a record: chosen, dropped, pasted, or photographed, and uploaded immediately, each with
 * its progress. Photos are reduced first, and can be drawn on. The form contains only their uids, in an order
 * that users can change, so they survive a reload like all unsaved input.
 */
export function FileInput({ source }: { source: string }) {
  const translate = useTranslate()
  const { name: noun } = useContract()
  const { getValues, trigger } = useFormContext()
  const [told, setTold] = useState('')
  const [marking, setMarking] = useState<PhotoMarks | null>(null)
  const pending = useRef<readonly Upload[]>([])
  const isKept = useContext(KeptFilesContext) !== null
  // Read when the form is submitted, which may be before the next render.
  const input = useFieldInput(source, { alsoWrong: () => problemIn(pending.current, isKept) })
  const isMany = input.field.kind === 'list'
  const most = input.field.max ?? usualMost
  const isPhoto = input.field.file === 'photo'
  const uids = listOf(input.value)
  const files = useFiles(uids)
  const placed = useUploadOrder()
  const { uploads, ...uploading } = useUploads({
    noun,
    prepare: isPhoto ? shrinkPhoto : undefined,
    onDone: ({ uid }, upload) => {
      // The new value is validated before the next render.
      pending.current = pending.current.filter(({ key }) => key !== upload.key)
      input.setValue(isMany ? placed(listOf(getValues(source)), uid, upload) : uid)
    },
  })
  const isAboutUploads = uploadProblems.some((key) => input.error?.includes(`"atrium.validation.${key}"`))
  // A check that began before the last file was there can end after it. Any other error stays: a new check here would
  // remove what the server said.
  useEffect(() => {
    pending.current = uploads
    if (isAboutUploads) void trigger(source)
  }, [uploads, isAboutUploads, trigger, source])
  useEffect(() => {
    if (!isPhoto || !isKept) return
    // The network may be away when they are needed.
    loadShrinking()
    loadMarker().catch(() => undefined)
  }, [isPhoto, isKept])
  useKeptFiles(source, uploads, uploading.restore)
  const nameOf = (index: number) =>
    files[index]?.name ?? translate('atrium.file.unnamed', { place: index + 1 })

  const set = (next: readonly string[]) => input.setValue(isMany ? [...next] : (next[0] ?? null))
  const move = (from: number, to: number) => {
    if (to < 0 || to >= uids.length || from === to) return
    set(moved(uids, from, to))
    setTold(translate('atrium.file.moved', { name: nameOf(from), place: to + 1, count: uids.length }))
  }
  const add = (given: readonly File[]) => {
    const room = isMany ? most - uids.length - uploads.length : 1
    const taken = isMany ? given : given.slice(0, 1)
    if (!isMany) for (const { key } of uploads) uploading.remove(key)
    uploading.add(taken, (file) => {
      if (taken.indexOf(file) >= room) return translate('atrium.file.too_many', { max: most })
      const isWrong = input.field.file !== 'any' && !file.type.startsWith('image/')
      return isWrong ? translate('atrium.file.not_picture') : undefined
    })
  }
  const uploadTile = (one: Upload) => (
    <UploadTile
      key={one.key}
      upload={one}
      onRetry={() => uploading.retry(one.key)}
      onRemove={() => uploading.remove(one.key)}
      onMark={
        isPhoto
          ? () => setMarking({ picture: one.file, onDone: (marked) => uploading.exchange(one.key, marked) })
          : undefined
      }
    />
  )
  return (
    <Labelled {...input}>
      <FileDrop input={input} isMany={isMany} hasSome={uids.length > 0} onFiles={add}>
        {(uids.length > 0 || uploads.length > 0) && (
          <ul className={styles['tiles']}>
            {uids.map((uid, index) => {
              const newer = uploads.find(({ replaces }) => replaces === uid)
              if (newer) return uploadTile(newer)
              const file = files[index]
              return (
                <FileTile
                  key={uid}
                  uid={uid}
                  file={file}
                  name={nameOf(index)}
                  place={index}
                  count={uids.length}
                  onMove={move}
                  onMark={
                    isPhoto && file
                      ? () =>
                          setMarking({ picture: file, onDone: (marked) => uploading.replace(uid, marked) })
                      : undefined
                  }
                  onRemove={() => {
                    set(uids.filter((one) => one !== uid))
                    // The pressed button disappears with the tile.
                    document.getElementById(input.id)?.focus()
                  }}
                />
              )
            })}
            {uploads
              .filter(({ replaces }) => replaces === undefined || !uids.includes(replaces))
              .map(uploadTile)}
          </ul>
        )}
      </FileDrop>
      <output className="visually-hidden">{told}</output>
      {marking && (
        <Suspense fallback={null}>
          <PhotoMarker {...marking} onClose={() => setMarking(null)} />
        </Suspense>
      )}
    </Labelled>
  )
}

/** The photo that is drawn on, and where the result goes. */
interface PhotoMarks {
  readonly picture: File | { readonly name: string; readonly url: string }
  readonly onDone: (marked: File) => void
}

const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((uid) => typeof uid === 'string' && uid !== '')

/** The message keys of what `problemIn` finds. */
const uploadProblems = ['uploading', 'not_uploaded'] as const

/**
 * Submitting now would lose files that are still uploading, or that failed and are undecided. A form that is
 * kept on the device loses none that can still be uploaded.
 */
function problemIn(uploads: readonly Upload[], isKept: boolean): (typeof uploadProblems)[number] | undefined {
  const isLost = ({ state, isOffline }: Upload) => !isKept || (state === 'failed' && !isOffline)
  if (!uploads.some(isLost)) return undefined
  return uploads.every(({ state }) => state === 'failed') ? 'not_uploaded' : 'uploading'
}

/** Returns a list with one item moved to another position. */
function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, index) => index !== from)
  const item = all.slice(from, from + 1)
  return [...rest.slice(0, to), ...item, ...rest.slice(to)]
}
