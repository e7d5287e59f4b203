import { statfs } from 'node:fs/promises'

// The embedded database ends when it cannot write its log, which grows by 16 MB at a time.
const reserve = 64 * 2 ** 20

/** Whether there is more room on the folder's disk than what the database needs to go on and to be closed. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize > reserve
}
