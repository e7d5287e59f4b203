import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useContext } from 'react'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import type { Calls } from '#src/providers/calls.ts'
import { loadFile, type UploadFile } from './loadFiles.ts'

/** A file as far as known: undefined while it loads, null if there is none to show. */
export type KnownFile = UploadFile | null | undefined

/**
 * Returns the uploaded files with these uids, in their order. They are cached for less than the hour that
 * their addresses are valid.
 */
export function useFiles(uids: readonly string[]): readonly KnownFile[] {
  const calls = useContext(CallsContext)
  return useQueries({
    queries: uids.map((uid) => fileQuery(calls, uid)),
    combine: filesIn,
  })
}

const filesIn = (results: readonly { data?: KnownFile; isError: boolean }[]): readonly KnownFile[] =>
  results.map(({ data, isError }) => (isError ? null : data))

/** Returns the uploaded file with this uid; null if there is none. */
export function useFile(uid: string | null | undefined): KnownFile {
  const [file] = useFiles(uid ? [uid] : [])
  return uid ? file : null
}

/** Stores the reply of an upload, so that the file need not be fetched. */
export function useKeepFile(): (file: UploadFile) => void {
  const client = useQueryClient()
  return useCallback((file) => client.setQueryData(keyOf(file.uid), file), [client])
}

const fileQuery = (calls: Calls | null, uid: string) =>
  queryOptions({
    queryKey: keyOf(uid),
    queryFn: () => (calls ? loadFile(calls, uid) : null),
    staleTime: fresh,
    gcTime: fresh,
    refetchInterval: fresh,
    retry: false,
  })

const keyOf = (uid: string) => ['atrium.file', uid] as const

/** In milliseconds: the addresses are valid for an hour. */
const fresh = 50 * 60_000
