import { statfs } from 'node:fs/promises'

// The embedded database ends when it cannot write its log, which grows by 16 MB at a time.
const reserve = 64 * 2 ** 20

/** Whether the folder's disk has more free space than the database needs to continue and to be closed. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize > reserve
}
