import type { RedrawnPicture, RedrawOrder } from './redraw.worker.ts'

/** The longest side of a photo that is sent, in pixels: enough to read a label in it. */
export const longestSide = 2048

/** The quality of the JPEG, from 0 to 1. */
export const quality = 0.8

/** A photo of at most this many bytes is sent as it is. */
export const smallPhoto = 300_000

/** What cameras produce. Anything else may be transparent, animated or a document, and is left alone. */
const ofCameras: readonly string[] = ['image/jpeg', 'image/heic', 'image/heif']

/**
 * Returns a photo in the size in which it is sent: upright, and without what the camera wrote into it, such as
 * the place. Small photos in which a camera wrote nothing, and other files, are returned as they are, and so
 * is a photo that this browser cannot read, which the server then judges. Rejects if there is no connection and
 * `loadShrinking` was not called before.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!ofCameras.includes(file.type)) return file
  const isMarked = await hasCameraData(file)
  if (file.size <= smallPhoto && !isMarked) return file
  const content = await redraw(file)
  if (!content || (content.size >= file.size && !isMarked)) return file
  return jpegFile(content, file.name)
}

/** A JPEG under the name of the picture that it was made from. */
export const jpegFile = (content: Blob, name: string): File =>
  new File([content], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })

/** Cameras write what they know into a block named Exif at the beginning of the file. */
async function hasCameraData(file: File): Promise<boolean> {
  const start = await file.slice(0, 131_072).arrayBuffer()
  return new TextDecoder('latin1').decode(start).includes('Exif')
}

let worker: Worker | undefined
let lastOrder = 0

/** Loads what is needed, which cannot be loaded later if there is no connection. */
export function loadShrinking(): void {
  // Missing in test environments.
  if (worker || !('Worker' in globalThis)) return
  const loaded = new Worker(new URL('./redraw.worker.ts', import.meta.url), { type: 'module' })
  // It could not be loaded: the next photo tries again.
  loaded.addEventListener('error', () => {
    if (worker === loaded) worker = undefined
  })
  worker = loaded
}

/** In a worker, so that the page stays responsive. Returns null for a photo that cannot be read. */
function redraw(file: File): Promise<Blob | null> {
  loadShrinking()
  const to = worker
  const order: RedrawOrder = { id: (lastOrder += 1), file, longestSide, quality }
  return new Promise((resolve, reject) => {
    if (!to) return resolve(null)
    const stop = new AbortController()
    const receive = ({ data }: MessageEvent<RedrawnPicture>) => {
      if (data.id !== order.id) return
      stop.abort()
      resolve(data.content)
    }
    const fail = () => {
      stop.abort()
      reject(new NotLoaded())
    }
    to.addEventListener('message', receive, { signal: stop.signal })
    to.addEventListener('error', fail, { signal: stop.signal })
    to.postMessage(order)
  })
}

/** The worker could not be loaded: the photo is reduced when there is a connection. */
class NotLoaded extends Error {
  readonly isNetwork = true
}
