import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { administrator } from '#src/kit/testing/sampleConsole.ts'

// There is no IndexedDB in this environment: this one is as slow as the test wants.
const disk = vi.hoisted(() => ({ written: () => undefined as void }))
vi.mock('#src/kit/outbox/outboxStore.ts', () => ({
  putEntry: () => new Promise<void>((resolve) => (disk.written = resolve)),
  removeEntry: async () => undefined,
}))

// Other files may have loaded these with the store of the browser.
vi.resetModules()
afterAll(() => vi.resetModules())
const { OutboxFormContext } = await import('#src/kit/outbox/outboxForm.ts')
const { OutboxScope } = await import('#src/kit/outbox/OutboxScope.tsx')
const { SubjectContext } = await import('#src/kit/subject.ts')

afterEach(() => {
  cleanup()
  window.location.hash = ''
})

function Page() {
  const form = useContext(OutboxFormContext)
  return (
    <>
      <p>address: {useLocation().search}</p>
      <button onClick={() => void form?.keep({ title: 'Queue' })}>Keep</button>
      <button onClick={() => void form?.discard()}>Saved</button>
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

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('the address names what was entered once the device has it', async () => {
  await open()
  click('Keep')
  await act(async () => disk.written())
  expect(screen.getByText(/address: \?draft=/)).toBeTruthy()
})

it('a slow device does not lead back from the page of a saved record', async () => {
  await open()
  click('Keep')
  click('Saved')
  await act(async () => disk.written())
  expect(screen.getByText('address:')).toBeTruthy()
})
