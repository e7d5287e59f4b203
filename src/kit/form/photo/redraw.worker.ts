/** A picture to redraw. */
export interface RedrawOrder {
  readonly id: number
  readonly file: Blob
  /** In pixels. */
  readonly longestSide: number
  readonly quality: number
}

/** The redrawn picture as a JPEG; null if it could not be read. */
export interface RedrawnPicture {
  readonly id: number
  readonly content: Blob | null
}

let last: Promise<unknown> = Promise.resolve()

// One at a time: each takes four bytes of memory for every pixel.
addEventListener('message', ({ data }: MessageEvent<RedrawOrder>) => {
  last = redrawAfter(last, data)
})

async function redrawAfter(before: Promise<unknown>, order: RedrawOrder): Promise<void> {
  await before
  const content = await redrawn(order).catch(() => null)
  postMessage({ id: order.id, content } satisfies RedrawnPicture)
}

async function redrawn({ file, longestSide, quality }: RedrawOrder): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser cannot draw here.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
