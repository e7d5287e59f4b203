import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

interface Photo {
  readonly width: number
  readonly height: number
  readonly quality?: number
}

/** Writes photos as a phone takes them: lying on their side, with the place in them, and hard to compress. */
export async function takePhotos(count: number, photo: Photo): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'))
  const paths: string[] = []
  for (let index = 0; index < count; index += 1) {
    const path = join(folder, `photo-${index + 1}.jpg`)
    await writeFile(path, await takePhoto(photo, index + 1))
    paths.push(path)
  }
  return paths
}

/** The content of a photo; each seed gives another picture. */
export async function takePhoto({ width, height, quality = 92 }: Photo, seed: number): Promise<Buffer> {
  return sharp(noise(width * height * 3, seed), { raw: { width, height, channels: 3 } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 8/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality })
    .toBuffer()
}

/** Quick pseudo-random bytes (xorshift). */
function noise(length: number, seed: number): Buffer {
  const words = new Uint32Array(Math.ceil(length / 4))
  let state = seed * 2_654_435_761
  for (let index = 0; index < words.length; index += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    words[index] = state
  }
  return Buffer.from(words.buffer, 0, length)
}
