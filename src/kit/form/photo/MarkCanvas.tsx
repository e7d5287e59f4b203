import { useEffect, useRef, useState, type PointerEvent, type Ref } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLoaded } from '#src/kit/base/call/useLoaded.ts'
import styles from '#src/kit/value/picture/PhotoMarker.module.css'
import { drawMarks, type Mark, type Point } from './marks.ts'
import { longestSide } from './shrinkPhoto.ts'

interface MarkCanvasProps {
  readonly picture: File | { readonly name: string; readonly url: string }
  readonly marks: readonly Mark[]
  /** What the next mark looks like. */
  readonly look: Omit<Mark, 'points'>
  readonly onMark: (mark: Mark) => void
  /** The canvas, once the picture is on it. */
  readonly ref: Ref<HTMLCanvasElement>
}

/** A picture in the size in which it is sent, with the marks on it. Each stroke of a pointer adds a mark. */
export function MarkCanvas({ picture, marks, look, onMark, ref }: MarkCanvasProps) {
  const translate = useTranslate()
  const loaded = useLoaded(readPixels, picture)
  if (loaded === undefined) return <p>{translate('atrium.marker.loading')}</p>
  if (loaded === null) return <p role="alert">{translate('atrium.marker.failed')}</p>
  const name = translate('atrium.marker.on', { name: picture.name })
  return <Drawing {...{ bitmap: loaded, marks, look, onMark, ref, name }} />
}

interface DrawingProps extends Omit<MarkCanvasProps, 'picture'> {
  readonly bitmap: ImageBitmap
  readonly name: string
}

function Drawing({ bitmap, marks, look, onMark, ref, name }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [stroke, setStroke] = useState<readonly Point[]>([])
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.drawImage(bitmap, 0, 0, width, height)
    drawMarks(context, stroke.length > 0 ? [...marks, { ...look, points: stroke }] : marks)
  }, [bitmap, width, height, marks, look, stroke])

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Point => {
    const box = currentTarget.getBoundingClientRect()
    return {
      x: ((clientX - box.left) * width) / box.width,
      y: ((clientY - box.top) * height) / box.height,
    }
  }
  return (
    <canvas
      ref={(element) => {
        canvas.current = element
        if (typeof ref === 'function') ref(element)
      }}
      className={styles['canvas']}
      width={width}
      height={height}
      // An img element cannot be drawn on.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={name}
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setStroke([pointOf(event)])
      }}
      onPointerMove={(event) => {
        if (event.isPrimary && stroke.length > 0) setStroke([...stroke, pointOf(event)])
      }}
      onPointerUp={() => {
        if (stroke.length > 1) onMark({ ...look, points: stroke })
        setStroke([])
      }}
      onPointerCancel={() => setStroke([])}
    />
  )
}

/** The pixels of a picture; null if they cannot be read. */
async function readPixels(picture: MarkCanvasProps['picture'], signal: AbortSignal) {
  try {
    const blob = picture instanceof File ? picture : await (await fetch(picture.url, { signal })).blob()
    const pixels = await createImageBitmap(blob)
    if (signal.aborted) pixels.close()
    else signal.addEventListener('abort', () => pixels.close())
    return pixels
  } catch {
    return null
  }
}
