import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { KeptFilesContext } from '#src/kit/form/input/keptFiles.ts'
import { useKeptFiles } from '#src/kit/form/input/useKeptFiles.ts'
import { useUploads } from '#src/kit/form/input/useUploads.ts'
import type { PendingFile } from '#src/kit/form/input/keptFiles.ts'
import { createCalls } from '#src/providers/calls.ts'
import { HttpError, type Http } from '#src/providers/http.ts'

afterEach(cleanup)

let isOffline = false
afterEach(() => {
  isOffline = false
})

/** Stores every file under its name. */
const http: Http = {
  send: async ({ body }) => {
    if (isOffline) throw new HttpError('Network error', { isNetwork: true })
    const file = body instanceof FormData ? body.get('file') : null
    const name = file instanceof File ? file.name : ''
    const stored = {
      uid: `uid of ${name}`,
      name,
      url: '',
      thumbUrl: null,
      size: 1,
      sha256: '',
      biz_type: 'x',
    }
    return { data: { ...stored, mime: 'image/png', biz_id: null }, token: null }
  },
  exchange: () => Promise.reject(new Error('no file')),
}
const calls = createCalls({ http, site: () => '1', notify: () => undefined, onSignedOut: () => undefined })
const client = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <CallsContext value={calls}>{children}</CallsContext>
  </QueryClientProvider>
)
const png = (name: string) => new File(['x'], name, { type: 'image/png' })

describe('A photo that is drawn on', () => {
  it('takes the place of its original, even if that was uploaded meanwhile', async () => {
    const done: { uid: string; replaces: string | undefined }[] = []
    const { result } = renderHook(
      () =>
        useUploads({
          noun: 'brand',
          onDone: ({ uid }, { replaces }) => done.push({ uid, replaces }),
        }),
      { wrapper },
    )
    act(() => result.current.add([png('original')], () => undefined))
    const key = result.current.uploads[0]?.key ?? 0
    await waitFor(() => expect(result.current.uploads).toEqual([]))
    act(() => result.current.exchange(key, png('drawing')))
    await waitFor(() => expect(done).toHaveLength(2))
    expect(done).toEqual([
      { uid: 'uid of original', replaces: undefined },
      { uid: 'uid of drawing', replaces: 'uid of original' },
    ])
  })
  it('is kept on the device in place of its original, whether that was uploaded or not', async () => {
    isOffline = true
    const reported: (readonly PendingFile[])[] = []
    const kept = {
      files: {},
      reportFiles: (_: string, files: readonly PendingFile[]) => void reported.push(files),
    }
    const { result } = renderHook(
      () => {
        const uploads = useUploads({ noun: 'brand', onDone: () => undefined })
        useKeptFiles('photos', uploads.uploads, uploads.restore)
        return uploads
      },
      {
        wrapper: ({ children }) =>
          wrapper({ children: <KeptFilesContext value={kept}>{children}</KeptFilesContext> }),
      },
    )
    const [original, drawing, other] = [png('original'), png('drawing'), png('other drawing')]
    act(() => result.current.add([original], () => undefined))
    await waitFor(() => expect(reported.at(-1)).toEqual([{ file: original, isPrepared: true }]))
    act(() => result.current.exchange(result.current.uploads[0]?.key ?? 0, drawing))
    await waitFor(() => expect(reported.at(-1)?.[0]?.file).toBe(drawing))
    act(() => result.current.replace('stored', other))
    await waitFor(() =>
      expect(reported.at(-1)?.[1]).toEqual({ file: other, isPrepared: true, replaces: 'stored' }),
    )
  })
})
