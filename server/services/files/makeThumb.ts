import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { fileProblems } from '#contract/fileProblems.ts'
import { refuseFile } from '#server/base/refuseFile.ts'

/** The long side of a thumbnail, in pixels. */
const longSide = 320
/**
 * A picture with more pixels is refused before it is unpacked: a few kilobytes can hold gigabytes of a single
 * colour.
 */
const limitInputPixels = fileProblems.pixels.most
/** The allowed formats; libvips supports more, and some of them are programs. */
const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`)

// Each thread has its own buffers, and nothing is read twice.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: readers })

/**
 * Writes the thumbnail (WebP) of a picture to `to`. Throws for a picture that is too large (4130) or broken
 * (4150).
 */
export async function makeThumb(path: string, to: string): Promise<void> {
  // The first frame of an animation.
  const picture = sharp(path, { limitInputPixels, pages: 1, failOn: 'error' })
  const { width, height } = await picture.metadata().catch(refuseBroken)
  if (width * height > limitInputPixels) throw refuseFile('pixels')
  const thumb = await picture
    .autoOrient()
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer()
    .catch(refuseBroken)
  await writeFile(to, thumb)
}

function refuseBroken(error: Error): never {
  throw refuseFile(/pixel limit/i.test(error.message) ? 'pixels' : 'broken')
}
