import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { RecordContextProvider } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { isRecord } from '#contract/isRecord.ts'
import { administrator } from '#src/kit/testing/sampleConsole.ts'
import type { HttpRequest } from '#src/providers/http.ts'
import { Attachments } from '#src/resources/RM/myscustResult/Attachments.tsx'
import { textsOf } from '#tests/support/textsOf.ts'
import { answering, stage } from '#tests/console/stage.tsx'

const words = await textsOf('RM')

afterEach(cleanup)

/** The files of a visit, over a back end that keeps them. */
async function open() {
  const state = { isAway: false }
  const names: string[] = []
  const keys: Record<string, unknown[]> = {}
  const respond = ({ method, body, headers = {} }: HttpRequest): unknown => {
    if (method === 'POST' && body instanceof FormData) {
      const file = body.get('file')
      if (file instanceof File) (keys[file.name] ??= []).push(headers['Idempotency-Key'])
      if (state.isAway || !(file instanceof File)) throw new Error('No connection')
      names.push(file.name)
      return stored(file.name)
    }
    if (method === 'DELETE' && isRecord(body)) {
      names.splice(names.indexOf(String(body['uids'])), 1)
      return { removed: 1 }
    }
    return { list: names.map(stored), total: names.length }
  }
  const page = (
    <RecordContextProvider value={{ id: 'v1', _id: 'v1', status: 'draft' }}>
      <Attachments />
    </RecordContextProvider>
  )
  await stage({ page, words, subject: administrator, http: answering(respond) })
  const choose = (...chosen: string[]) => {
    const input = document.querySelector('input[type=file]')
    if (!input) throw new Error('Files cannot be chosen')
    fireEvent.change(input, { target: { files: chosen.map((name) => new File(['x'], name)) } })
  }
  return { state, names, keys, choose }
}
const stored = (name: string) => ({
  uid: name,
  name,
  mime: 'image/png',
  url: '/a',
  thumbUrl: '/a',
  size: 1,
  sha256: '',
})

it('files that could not be uploaded stay listed, and can be uploaded again', async () => {
  const { state, names, keys, choose } = await open()
  state.isAway = true
  choose('a.png', 'b.png')
  await screen.findByText(/^a\.png: /)
  const again = await screen.findByRole('button', { name: 'Upload b.png again' })
  state.isAway = false
  await userEvent.click(again)
  await waitFor(() => expect(names).toEqual(['b.png']))
  await waitFor(() => expect(screen.queryByText(/^b\.png: /)).toBeNull())
  expect(screen.getByText(/^a\.png: /)).toBeTruthy()
  // The server stores a file once, even if only its reply was lost.
  const { 'a.png': other, 'b.png': sent } = keys
  expect(sent).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), sent?.[0]])
  expect(other).not.toContain(sent?.[0])
})

it('a file is removed only after the user has confirmed it', async () => {
  const { names, choose } = await open()
  choose('a.png')
  const button = await screen.findByRole('button', { name: 'Remove a.png' })
  await userEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Delete a.png?' })
  expect(names).toEqual(['a.png'])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(names).toEqual([]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
