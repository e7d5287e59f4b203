import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { EditPage } from '#src/kit/page/record/EditPage.tsx'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { Input } from '#src/kit/form/input/Input.tsx'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { ShowPage } from '#src/kit/page/record/ShowPage.tsx'
import { FieldList } from '#src/kit/page/record/FieldList.tsx'
import { createCalls, type Calls } from '#src/providers/calls.ts'
import { HttpError, type Http, type HttpRequest } from '#src/providers/http.ts'
import { confirmRemoval } from './confirmRemoval.ts'
import { open, rows } from './kitScreen.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const at = '/brandDB/brand/b1'
const saved = (asked: { call: string; params: Record<string, unknown> }[]) =>
  asked.find(({ call }) => call === 'update')?.params['data']

const known = (uid: string, name = `${uid}.png`, mime = 'image/png') => ({
  uid,
  name,
  mime,
  url: `/api/v1/file/${uid}?signature=x`,
  thumbUrl: mime.startsWith('image/') ? `/api/v1/file/${uid}?signature=x&thumb=1` : null,
  size: 10,
  sha256: '',
  biz_type: 'brand',
  biz_id: null,
})

type Upload = Pick<HttpRequest, 'body' | 'signal' | 'onProgress'>

/** A back end that knows addresses, and takes uploads as the test says. */
function backEnd(upload: (sent: Upload) => Promise<unknown>) {
  const asked: string[] = []
  const http: Http = {
    send: async ({ path, query, ...sent }) => {
      if (path === '/upload') return { data: await upload(sent), token: null }
      const uids = String(query?.['uids'])
      asked.push(`${path} ${uids}`)
      const list = uids.split(',').filter((uid) => uid !== 'gone')
      return { data: { list: list.map((uid) => known(uid)), total: list.length }, token: null }
    },
    exchange: () => Promise.reject(new Error('no file')),
  }
  const options = { site: () => '1', notify: () => undefined, onSignedOut: () => undefined }
  return { asked, calls: createCalls({ http, ...options }) }
}

const fileIn = ({ body }: Upload): File => {
  const file = body instanceof FormData ? body.get('file') : null
  if (!(file instanceof File)) throw new Error('no file')
  return file
}
const sendAll = async (sent: Upload) => known(`up-${fileIn(sent).name}`, fileIn(sent).name)
const hashOf = async (content: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))).toString('hex')
const png = (name: string) => new File(['x'], name, { type: 'image/png' })

async function edit(calls: Calls, photos: string[] = [], source = 'photos') {
  const data = rows()
  Object.assign(data['brand']?.[0] ?? {}, { photos, logo: null })
  const Screen = () => (
    <CallsContext value={calls}>
      <EditPage>
        <FormGroup title="atrium.form.names">
          <Input source={source} />
        </FormGroup>
      </EditPage>
    </CallsContext>
  )
  const opened = await open({ at, screens: { edit: Screen }, data })
  await screen.findByRole('button', { name: /Choose/ })
  return opened
}
const choose = (container: HTMLElement, ...files: File[]) => {
  const chooser = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!chooser) throw new Error('no chooser')
  fireEvent.change(chooser, { target: { files } })
}
const tiles = () => within(screen.getByRole('list')).getAllByRole('listitem')
const save = () => screen.getByRole('button', { name: 'Save' })

describe('Files of a record', () => {
  it('are sent three at a time, with the progress of each, and saved in the order chosen', async () => {
    const settle = new Map<string, () => void>()
    const { calls } = backEnd(
      (sent) =>
        new Promise((resolve) => {
          sent.onProgress?.(0.42)
          settle.set(fileIn(sent).name, () => resolve(sendAll(sent)))
        }),
    )
    const { container, user, asked } = await edit(calls, ['first'])
    choose(container, png('a.png'), png('b.png'), png('c.png'), png('d.png'))
    expect(
      (await screen.findByRole('progressbar', { name: 'Uploading a.png' })).getAttribute('aria-valuenow'),
    ).toBe('42')
    expect(screen.getAllByText('42 %')).toHaveLength(3)
    screen.getByText('Waiting')
    expect([...settle.keys()]).toEqual(['a.png', 'b.png', 'c.png'])
    settle.get('c.png')?.()
    await screen.findByRole('progressbar', { name: 'Uploading d.png' })
    await user.click(save())
    await screen.findAllByText('Wait until all files are uploaded')
    expect(saved(asked)).toBeUndefined()
    for (const name of ['d.png', 'b.png', 'a.png']) {
      settle.get(name)?.()
      await screen.findByRole('button', { name: `Remove ${name}` })
    }
    await waitFor(() => expect(screen.queryAllByText('Wait until all files are uploaded')).toEqual([]))
    await user.click(save())
    await waitFor(() =>
      expect(saved(asked)).toEqual({ photos: ['first', 'up-a.png', 'up-b.png', 'up-c.png', 'up-d.png'] }),
    )
  })

  it('that were cut off are sent again when the network is back', async () => {
    let isDown = true
    const { calls } = backEnd(async (sent) => {
      if (isDown) throw new HttpError('Sorry, network error', { isNetwork: true })
      return sendAll(sent)
    })
    const { container, user, asked } = await edit(calls)
    choose(container, png('a.png'), png('b.png'))
    await waitFor(() =>
      expect(screen.getAllByText('No connection. It will be uploaded as soon as there is one.')).toHaveLength(
        2,
      ),
    )
    isDown = false
    fireEvent(window, new Event('online'))
    await screen.findByRole('button', { name: 'Remove a.png' })
    await screen.findByRole('button', { name: 'Remove b.png' })
    await user.click(save())
    await waitFor(() => expect(saved(asked)).toEqual({ photos: ['up-a.png', 'up-b.png'] }))
  })

  it('that arrive damaged count as not uploaded', async () => {
    let sha256 = 'ab'.repeat(32)
    const { calls } = backEnd(async (sent) => ({ ...(await sendAll(sent)), sha256 }))
    const { container, user } = await edit(calls)
    choose(container, png('a.png'))
    await screen.findByText('It was not uploaded. Try again.')
    sha256 = await hashOf('x')
    await user.click(screen.getByRole('button', { name: 'Upload a.png again' }))
    await waitFor(() => expect(screen.queryByText('It was not uploaded. Try again.')).toBeNull())
    await screen.findByRole('button', { name: 'Remove a.png' })
  })

  it('are moved by buttons that keep the focus, dragged, and removed', async () => {
    const { calls } = backEnd(sendAll)
    const { user, asked } = await edit(calls, ['a', 'b', 'c'])
    const later = await screen.findByRole('button', { name: 'Move a.png back' })
    await user.click(later)
    await screen.findByText('a.png is now 2 of 3')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move a.png back' }))
    const store = new Map<string, string>()
    const dataTransfer = {
      types: ['application/x-atrium-place'],
      files: [],
      setData: (kind: string, value: string) => store.set(kind, value),
      getData: (kind: string) => store.get(kind) ?? '',
    }
    const [, , last] = tiles()
    fireEvent.dragStart(last ?? document.body, { dataTransfer })
    fireEvent.drop(tiles()[0] ?? document.body, { dataTransfer })
    await screen.findByText('c.png is now 1 of 3')
    await confirmRemoval(user, 'Remove b.png')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Photos: Choose pictures' }))
    await user.click(save())
    await waitFor(() => expect(saved(asked)).toEqual({ photos: ['c', 'a'] }))
  })

  it('that are refused say why at the file; others can be sent again', async () => {
    let isDown = true
    const { calls } = backEnd(async (sent) => {
      if (isDown) throw new HttpError('The file is too large')
      return sendAll(sent)
    })
    const { container, user, asked } = await edit(calls)
    choose(container, png('big.png'), new File(['x'], 'list.csv', { type: 'text/csv' }))
    expect((await screen.findByText('The file is too large')).getAttribute('role')).toBe('alert')
    screen.getByText(/This is not a picture/)
    expect(screen.queryByRole('button', { name: 'Upload list.csv again' })).toBeNull()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Upload big.png again' }))
    await screen.findByRole('button', { name: 'Remove big.png' })
    await user.click(save())
    await screen.findAllByText('A file was not uploaded: try again, or remove it')
    await user.click(screen.getByRole('button', { name: 'Remove list.csv' }))
    await user.click(save())
    await waitFor(() => expect(saved(asked)).toEqual({ photos: ['up-big.png'] }))
  })

  it('can be dropped and pasted; a single one takes the place of the last', async () => {
    const { calls } = backEnd(sendAll)
    const { user, asked } = await edit(calls, [], 'logo')
    const button = screen.getByRole('button', { name: 'Logo: Choose a picture' })
    fireEvent.drop(button, { dataTransfer: { files: [png('one.png')], types: ['Files'] } })
    await screen.findByRole('button', { name: 'Remove one.png' })
    fireEvent.paste(screen.getByRole('button', { name: 'Logo: Choose another' }), {
      clipboardData: { files: [png('two.png')] },
    })
    await screen.findByRole('button', { name: 'Remove two.png' })
    expect(tiles()).toHaveLength(1)
    await user.click(save())
    await waitFor(() => expect(saved(asked)).toEqual({ logo: 'up-two.png' }))
  })

  it('stay in the draft when the page is loaded again', async () => {
    const { calls } = backEnd(sendAll)
    const { container, unmount } = await edit(calls)
    choose(container, png('a.png'))
    await screen.findByRole('button', { name: 'Remove a.png' })
    unmount()
    const { user } = await edit(calls)
    await user.click(await screen.findByRole('button', { name: 'Restore draft' }))
    expect(await screen.findAllByRole('button', { name: /^Remove up-a.png/ })).toHaveLength(1)
  })
})

describe('Pictures of a record', () => {
  it('are asked for together, open large, and are gone through with the arrow keys', async () => {
    const { calls, asked } = backEnd(sendAll)
    const data = rows()
    Object.assign(data['brand']?.[0] ?? {}, { photos: ['a', 'gone', 'b'], logo: 'l' })
    const Screen = () => (
      <CallsContext value={calls}>
        <ShowPage>
          <FieldList sources={['photos', 'logo']} />
        </ShowPage>
      </CallsContext>
    )
    const { user } = await open({ at: `${at}/show`, screens: { show: Screen }, data })
    const first = await screen.findByRole('button', { name: 'Enlarge a.png' })
    expect(asked).toEqual(['/file/addresses a,gone,b,l'])
    expect(first.querySelector('img')?.getAttribute('src')).toContain('thumb=1')
    screen.getByText('File 2: no longer available')
    await user.click(first)
    const viewer = await screen.findByRole('dialog', { name: 'Pictures' })
    within(viewer).getByRole('img', { name: 'a.png' })
    within(viewer).getByText('1 of 2')
    await user.keyboard('{ArrowRight}')
    within(viewer).getByRole('img', { name: 'b.png' })
    await user.keyboard('{ArrowRight}{Home}')
    within(viewer).getByRole('img', { name: 'a.png' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(first)
  })
})
