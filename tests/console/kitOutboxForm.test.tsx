// @runs own window
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import type { FormEntry } from '#src/kit/form/outbox/entry.ts'
import { OutboxFormContext } from '#src/kit/form/outbox/outboxForm.ts'
import { OutboxScope } from '#src/kit/form/outbox/OutboxScope.tsx'
import { administrator } from '#src/kit/testing/sampleConsole.ts'
import { clearDisk, disk, storeOf } from '#tests/support/memoryIdb.ts'

// There is no IndexedDB in this environment: this one is as slow as the test wants.
vi.mock('idb', () => import('#tests/support/memoryIdb.ts'))
let written: (() => void) | undefined
const slowDown = () => {
  disk.beforeWrite = () => new Promise<void>((resolve) => (written = resolve))
}
const entries = () => storeOf('atrium.queue', 'entry')

afterEach(() => {
  cleanup()
  clearDisk()
  written = undefined
  window.location.hash = ''
})

const photo = new File(['x'], 'photo.jpg')
const kept: FormEntry = {
  id: 'e1',
  kind: 'form',
  version: 'v1',
  user: administrator.id,
  site: administrator.site,
  resource: '',
  state: 'waiting',
  error: null,
  at: 1,
  values: { title: 'Queue', photos: ['uid 1'] },
  files: [{ source: 'photos', file: photo, isPrepared: true, uid: null }],
}
const asOpened = [{ title: 'Queue', photos: ['uid 1'] }, [{ file: photo, isPrepared: true }]] as const
const uploaded = [{ title: 'Queue', photos: ['uid 1', 'uid 2'] }, []] as const
const drawnOn = [asOpened[0], [{ file: new File(['x'], 'photo.jpg'), isPrepared: true }]] as const

function Page() {
  const form = useContext(OutboxFormContext)
  return (
    <>
      <p>address: {useLocation().search}</p>
      <button onClick={() => void form?.keep({ title: 'Queue' })}>Keep</button>
      <button onClick={() => void form?.discard()}>Saved</button>
      {Object.entries({ asOpened, uploaded, drawnOn }).map(([name, [values, files]]) => (
        <button
          key={name}
          onClick={() => {
            form?.reportFiles('photos', files)
            void form?.keep(values)
          }}
        >
          {name}
        </button>
      ))}
    </>
  )
}

async function open() {
  render(
    <CoreAdminContext store={memoryStore()}>
      <SubjectContext value={administrator}>
        <OutboxScope>
          <Page />
        </OutboxScope>
      </SubjectContext>
    </CoreAdminContext>,
  )
  await screen.findByText(/address/)
}

async function finishWriting() {
  await vi.waitFor(() => expect(written).toBeDefined())
  await act(async () => written?.())
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('the address names what was entered once the device has it', async () => {
  slowDown()
  await open()
  click('Keep')
  await finishWriting()
  expect(screen.getByText(/address: \?draft=/)).toBeTruthy()
})

it('a slow device does not lead back from the page of a saved record', async () => {
  slowDown()
  await open()
  click('Keep')
  click('Saved')
  await finishWriting()
  expect(screen.getByText('address:')).toBeTruthy()
})

const stateOf = () => {
  const { state, error } = (entries().get('e1') ?? {}) as Partial<FormEntry>
  return { state, error }
}

it.each([
  ['waits', { state: 'waiting', error: null }],
  ['was refused', { state: 'refused', error: 'The store is closed' }],
] as const)(
  'a record that %s is not sent while it is open, and does so again afterwards',
  async (_, before) => {
    entries().set('e1', { ...kept, ...before })
    window.location.hash = '#/?draft=e1'
    await open()
    click('asOpened')
    await vi.waitFor(() => expect(stateOf()).toEqual({ state: 'draft', error: null }))
    // The browser is reloaded, and the photo uploaded.
    cleanup()
    entries().set('e1', { ...kept, state: 'draft', before })
    await open()
    click('uploaded')
    cleanup()
    await vi.waitFor(() => expect(stateOf()).toEqual(before))
  },
)

it('a record that waits is not finished once its photo was drawn on', async () => {
  entries().set('e1', kept)
  window.location.hash = '#/?draft=e1'
  await open()
  click('drawnOn')
  click('asOpened')
  cleanup()
  await vi.waitFor(() => expect(entries().get('e1')).toMatchObject({ state: 'draft', before: null }))
})
