import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { perfScenario } from '#contract/PS/perfScenario.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { administrator } from '#src/kit/testing/sampleConsole.ts'
import plugin from '#src/plugins/PS/plugin.ts'
import { ScenarioActions } from '#src/resources/PS/perfScenario/ScenarioActions.tsx'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'
import { asPerson } from '#tests/console/asPerson.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a scenario that is being calculated is not calculated a second time', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  let open: object[] = []
  const { paths } = fakeBackEnd({
    'POST /retail/performance/scenario/calculate': () => promise,
    'GET /job': () => ({ list: open, total: open.length }),
  })
  const name = 'PS/scenario'
  const Screen = () => (
    <SubjectContext value={administrator}>
      <ResourcesContext value={new Map([[name, { name, contract: perfScenario }]])}>
        <ResourceContextProvider value={name}>
          <RecordContextProvider value={{ id: 's1', created_by: '1' }}>
            <ScenarioActions />
          </RecordContextProvider>
        </ResourceContextProvider>
      </ResourcesContext>
    </SubjectContext>
  )
  await asPerson({ plugin, at: '/', screens: { '*': Screen } })
  const calls = () => paths().filter((path) => path.endsWith('/calculate'))
  await userEvent.click(await screen.findByRole('button', { name: 'Calculate' }))
  const busy = await screen.findByRole('button', { name: 'Calculating…' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(busy)
  expect(calls()).toHaveLength(1)

  // The server calculates in the background now.
  open = [{ _id: 'j1', status: 'running' }]
  resolve({ job_id: 'j1', status: 'queued', deduplicated: false })
  await waitFor(() => expect(paths().filter((path) => path === 'GET /job').length).toBeGreaterThan(1))
  await userEvent.click(await screen.findByRole('button', { name: 'Calculating…' }))
  expect(calls()).toHaveLength(1)
})
