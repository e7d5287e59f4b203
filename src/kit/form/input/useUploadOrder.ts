import { useRef } from 'react'
import type { Upload } from './Upload.ts'

/**
 * Returns a function that inserts the uid of an uploaded file into a list. Files that were chosen together keep
 * their order, whichever of them is uploaded first; a file that replaces another takes its place.
 */
export function useUploadOrder(): (uids: readonly string[], uid: string, upload: Upload) => string[] {
  const keys = useRef(new Map<string, number>())
  return (uids, uid, { key, replaces }) => {
    const keyOf = (one: string) => keys.current.get(one) ?? 0
    if (replaces !== undefined && uids.includes(replaces)) {
      keys.current.set(uid, keyOf(replaces))
      return uids.map((one) => (one === replaces ? uid : one))
    }
    keys.current.set(uid, key)
    return uids.toSpliced(uids.findLastIndex((one) => keyOf(one) < key) + 1, 0, uid)
  }
}
