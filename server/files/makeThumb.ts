import { Refusal } from '#contract/reply.ts'

/** Pixels of the long side of a small picture. */
const longSide = 320
/** A picture of more pixels is refused before it is unpacked: a few kilobytes can hold gigabytes of one colour. */
const mostPixels = 60_000_000

/** Writes the small picture (WebP) of a picture beside it; refuses one that is too large (4130) or broken (4150). */
export async function makeThumb(path: string, to: string): Promise<void> {
  const { default: sharp } = await import('sharp')
  // Of what moves the first picture.
  const picture = sharp(path, { limitInputPixels: mostPixels, pages: 1, failOn: 'error' })
  const { width, height } = await picture.metadata().catch(refuseBroken)
  if (width * height > mostPixels) throw new Refusal('file.too_large', { pixels: mostPixels })
  await picture
    .autoOrient()
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toFile(to)
    .catch(refuseBroken)
}

function refuseBroken(error: Error): never {
  if (/pixel limit/i.test(error.message)) throw new Refusal('file.too_large', { pixels: mostPixels })
  throw new Refusal('file.type', { reason: 'broken' })
}
