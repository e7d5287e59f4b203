import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { JobProgress } from '#src/kit/page/job/JobProgress.tsx'
import type { Job } from '#src/kit/page/job/readJobs.ts'
import { JobTray } from '#src/layout/JobTray.tsx'
import { ShellContext, type Shell } from '#src/layout/shellContext.ts'
import plugin from '#src/plugins/common/plugin.ts'
import { editor, fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'
import { asPerson } from './asPerson.tsx'

const job: Job = {
  _id: 'j1',
  created_at: 1763000000,
  created_by: 'u1',
  updated_at: 1763000000,
  updated_by: 'u1',
  rev: 1,
  is_active: true,
  name: 'shops.recalculate',
  title: { zh_CN: '重新计算', zh_TW: '重新計算', en_US: 'Recalculation' },
  key: '2',
  site: '2',
  status: 'running',
  link: '/shops/performance',
  progress: 0.25,
  done: 3,
  total: 12,
  attempts: 1,
  heartbeat_at: 1763000000,
  started_at: 1763000000,
  finished_at: null,
  result: null,
  error: null,
  cancellable: true,
  cancel_requested: false,
}

const watch = () => asPerson({ plugin, at: '/', screens: { '/': () => <JobProgress id="j1" /> } })

const tray = () => {
  // The tray reads nothing else of it.
  const shell = { currentUser: editor } as unknown as Shell
  const screens = {
    '/': () => (
      <ShellContext value={shell}>
        <JobTray />
      </ShellContext>
    ),
  }
  return asPerson({ plugin, at: '/', screens })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('somebody who waits for a job', () => {
  it('sees how far it is, and looks again until it has ended', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { answers, asked } = fakeBackEnd({ 'GET /job/j1': job })
    await watch()
    const bar = await screen.findByRole('progressbar', { name: 'Recalculation' })
    expect(bar.getAttribute('aria-valuenow')).toBe('25')
    expect(screen.getByText('3 of 12')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Running')
    expect(screen.getByRole('link', { name: 'Recalculation' }).getAttribute('href')).toBe(
      '/shops/performance',
    )

    answers['GET /job/j1'] = { ...job, status: 'done', progress: 1, done: 12 }
    await vi.advanceTimersByTimeAsync(2100)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Done'))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    const times = asked.length
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(times)
  })

  it('sees that it goes on, where nobody knows how long it takes', async () => {
    fakeBackEnd({ 'GET /job/j1': { ...job, total: null, done: 0, progress: 0 } })
    await watch()
    const bar = await screen.findByRole('progressbar')
    expect(bar.hasAttribute('aria-valuenow')).toBe(false)
  })

  it('reads why it failed', async () => {
    const error = 'The job stalled too often'
    fakeBackEnd({ 'GET /job/j1': { ...job, status: 'failed', error } })
    await watch()
    expect(await screen.findByText(error)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Failed')
  })

  it('calls it off, once', async () => {
    const { answers, paths } = fakeBackEnd({
      'GET /job/j1': job,
      'POST /job/j1/cancel': () => {
        answers['GET /job/j1'] = { ...job, cancel_requested: true }
        return { status: 'running' }
      },
    })
    await watch()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Recalculation' }))
    const stopping = await screen.findByRole('button', { name: 'Stopping… Recalculation' })
    expect(stopping.hasAttribute('disabled')).toBe(true)
    expect(paths().filter((path) => path === 'POST /job/j1/cancel')).toHaveLength(1)
  })

  it('can try again when that was refused, and is told why', async () => {
    fakeBackEnd({ 'GET /job/j1': job, 'POST /job/j1/cancel': () => refusal(4030, 'Not yours') })
    const { toasts } = await watch()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Recalculation' }))
    await waitFor(() => expect(toasts).toEqual(['Not yours']))
    expect(screen.getByRole('button', { name: 'Cancel Recalculation' }).hasAttribute('disabled')).toBe(false)
  })
})

describe('the jobs in the bar on top', () => {
  it('are those of the person, with the number of those under way', async () => {
    const list = [job, { ...job, _id: 'j0', status: 'done', title: { ...job.title, en_US: 'Import' } }]
    const { asked } = fakeBackEnd({ 'GET /job': { list, total: 2 } })
    await tray()
    await userEvent.click(await screen.findByRole('button', { name: 'Jobs: 1' }))
    const opened = within(screen.getByRole('dialog', { name: 'Jobs' }))
    expect(opened.getAllByRole('article').map((one) => one.getAttribute('aria-labelledby'))).toHaveLength(2)
    expect(opened.getByRole('heading', { name: 'Import' })).toBeTruthy()
    expect(asked[0]?.query['cond']).toBe('{"created_by":"u1"}')
  })

  it('are not there for somebody who has none, nor when the server does not answer', async () => {
    const { asked } = fakeBackEnd({ 'GET /job': { list: [], total: 0 } })
    const { toasts, unmount } = await tray()
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(screen.queryByRole('button')).toBeNull()
    unmount()
    const broken = fakeBackEnd({ 'GET /job': () => new Response('', { status: 502 }) })
    await tray()
    await waitFor(() => expect(broken.asked).toHaveLength(1))
    expect(screen.queryByRole('button')).toBeNull()
    expect(toasts).toEqual([])
  })
})
