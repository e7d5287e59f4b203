import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { useState } from 'react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call.ts'
import { store } from '#contract/brandDB/store.ts'
import { jobCancel } from '#contract/core/job.ts'
import { compose } from '#src/kit/base/registry/compose.ts'
import { CallError } from '#src/kit/base/call/CallError.ts'
import { CallsContext } from '#src/kit/base/call/callsContext.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { nobody } from '#src/kit/testing/sampleConsole.ts'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { followEvents } from '#src/app/followEvents.ts'
import { openPluginsOff } from '#src/app/pluginsOff.ts'
import { notificationsKey } from '#src/layout/readNotifications.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createHttp, type Http } from '#src/providers/http.ts'
import { createI18nProvider } from '#src/providers/i18nProvider.ts'
import { notingChanges } from '#src/providers/ownChanges.ts'
import { createServerMessages } from '#src/providers/serverMessages.ts'
import { openSession } from '#src/providers/session.ts'
import { createSignIn } from '#src/providers/signIn.ts'
import { fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'

const tolls = call({
  method: 'GET',
  path: '/parking/{lot_id}/tolls',
  does: 'Adds up the tolls of a lot.',
  can: 'anyone',
  query: z.object({ top: z.coerce.number().int().default(10) }),
  reply: z.object({ list: z.array(z.object({ gate: z.string(), cents: z.int() })), total: z.number() }),
})
const setToll = call({
  method: 'POST',
  path: '/parking/{lot_id}/toll',
  does: 'Sets the toll of a gate.',
  can: 'anyone',
  body: z.object({ gate: z.string().max(4), cents: z.int().min(5).max(900) }),
  reply: z.object({ cents: z.int() }),
})

function Tolls() {
  const { data, error, isPending, retry } = useCall(
    tolls,
    { params: { lot_id: 'a/b' }, query: { top: 3 } },
    { refreshOn: [store] },
  )
  if (error) return <ErrorState error={error} retry={retry} />
  if (isPending || !data) return <RecordSkeleton />
  return <p>{`${data.total}: ${data.list.map(({ gate, cents }) => gate + cents).join()}`}</p>
}

function Change() {
  const { send, isSending, showFailure } = useSend(setToll, { refreshes: [store] })
  const [problem, setProblem] = useState('')
  const change = (cents: number) =>
    send({ params: { lot_id: 'a' }, body: { gate: 'N', cents } }).then(
      (reply) => setProblem(`now ${reply.cents}`),
      (error: unknown) => {
        showFailure(error)
        if (error instanceof CallError)
          setProblem(`${error.errcode} ${error.message} ${JSON.stringify(error.fields)}`)
      },
    )
  return (
    <>
      <button type="button" disabled={isSending} onClick={() => void change(30)}>
        Set
      </button>
      <output>{problem}</output>
    </>
  )
}

async function show(screenOf: () => React.ReactNode) {
  const toasts: string[] = []
  const signedOut = vi.fn<() => void>()
  const http = notingChanges(createHttp({ token: () => 't', locale: () => 'en_US' }))
  const queryClient = new QueryClient()
  const calls = createCalls({
    http,
    site: () => '2',
    notify: (text) => toasts.push(text),
    onSignedOut: signedOut,
  })
  const i18n = await createI18nProvider('en_US')
  const Screen = screenOf
  render(
    <CoreAdminContext i18nProvider={i18n} store={memoryStore()} queryClient={queryClient}>
      <CallsContext value={calls}>
        <Screen />
      </CallsContext>
    </CoreAdminContext>,
  )
  return { toasts, signedOut, http, queryClient, user: userEvent.setup() }
}

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('atrium.locale', 'en_US')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = 'GET /parking/a%2Fb/tolls'
const page = (cents: number) => ({ list: [{ gate: 'N', cents }], total: 1 })

describe('A screen that reads a call', () => {
  it('shows the reply to the input, at the current site', async () => {
    const { asked } = fakeBackEnd({ [path]: page(20) })
    await show(Tolls)
    expect(await screen.findByText('1: N20')).toBeTruthy()
    expect(asked).toMatchObject([{ query: { site: '2', top: '3' } }])
  })

  it('shows what a less particular back end returns', async () => {
    fakeBackEnd({ [path]: { list: [{ gate: 7, cents: '20' }] } })
    await show(Tolls)
    expect(await screen.findByText('1: 720')).toBeTruthy()
  })

  it('shows why it failed and tries again when the person says so', async () => {
    const { answers } = fakeBackEnd({ [path]: refusal(4091, 'The lot is closed') })
    const { user } = await show(Tolls)
    expect(await screen.findByText(/The lot is closed/)).toBeTruthy()
    answers[path] = page(20)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1: N20')).toBeTruthy()
  })

  it.each([
    ['something else under the path', { version: 3 }],
    ['a text', '<html>' as unknown as object],
    ['a list that is not one', { list: 3, total: 1 }],
  ])('says so where a back end has %s', async (_, answer) => {
    fakeBackEnd({ [path]: answer })
    await show(Tolls)
    expect(await screen.findByText(/Sorry, network error/)).toBeTruthy()
  })

  it('sends a call once for all who use it', async () => {
    const { asked } = fakeBackEnd({ [path]: page(20) })
    await show(() => (
      <>
        <Tolls />
        <Tolls />
      </>
    ))
    await waitFor(() => expect(screen.getAllByText('1: N20')).toHaveLength(2))
    expect(asked).toHaveLength(1)
  })

  it('sends nothing while the input is missing', async () => {
    const { asked } = fakeBackEnd({})
    const Waiting = () => <p>{String(useCall(tolls, null).isPending)}</p>
    await show(Waiting)
    expect(await screen.findByText('false')).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('keeps the last reply while another is loading, but not that of another site', async () => {
    const { answers } = fakeBackEnd({ [path]: page(20) })
    const options = { keepsPrevious: true }
    const Kept = ({ top }: { readonly top: number }) => {
      const { data, isPrevious } = useCall(tolls, { params: { lot_id: 'a/b' }, query: { top } }, options)
      return <p>{`${data?.total ?? 'none'}, ${isPrevious ? 'previous' : 'own'}`}</p>
    }
    const Choices = () => {
      const [top, setTop] = useState(3)
      const [site, setSite] = useState('2')
      return (
        <SubjectContext value={{ ...nobody, site }}>
          <button onClick={() => setTop(5)}>More</button>
          <button onClick={() => setSite('1')}>Site</button>
          <Kept top={top} />
        </SubjectContext>
      )
    }
    const { user } = await show(Choices)
    await screen.findByText('1, own')
    answers[path] = () => new Promise(() => undefined)
    await user.click(screen.getByRole('button', { name: 'More' }))
    await screen.findByText('1, previous')
    await user.click(screen.getByRole('button', { name: 'Site' }))
    expect(await screen.findByText('none, own')).toBeTruthy()
  })

  it('is read again when somebody changes a record that it depends on, and at no other change', async () => {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined
    const { asked, answers } = fakeBackEnd({
      [path]: page(20),
      'GET /events': () =>
        new Response(new ReadableStream({ start: (body) => void (stream = body) }), {
          headers: { 'content-type': 'text/event-stream' },
        }),
    })
    const { http, queryClient } = await show(Tolls)
    expect(await screen.findByText('1: N20')).toBeTruthy()
    const stop = await follow(http, queryClient)
    await waitFor(() => expect(stream).toBeDefined())
    const tell = (resource: string) => {
      const event = JSON.stringify({ kind: 'record', resource, site: '2', ids: ['a'] })
      stream?.enqueue(new TextEncoder().encode(`data: ${event}\n\n`))
    }
    answers[path] = page(25)
    tell('brand')
    tell('store')
    expect(await screen.findByText('1: N25')).toBeTruthy()
    const reads = () => asked.filter((one) => one.path.endsWith('/tolls')).length
    expect(reads()).toBe(2)
    tell('brand')
    await queryClient.invalidateQueries({ queryKey: ['brand'] })
    expect(reads()).toBe(2)
    stop()
  })
})

/** Follows the events of a back end until the returned function is called. */
async function follow(http: Http, queryClient: QueryClient) {
  const session = openSession()
  const i18n = await createI18nProvider('en_US', createServerMessages(http))
  const texts = { i18n, off: await openPluginsOff() }
  const signIn = createSignIn({ session, http })
  const parts = { http, session, queryClient, site: () => '2', signIn, ...texts }
  return followEvents({ ...parts, composition: compose([]) }, 'u1')
}

describe('A console whose stream of events was broken', () => {
  it('reads again what it could have missed: data, rights, menu, texts and parameters', async () => {
    const streams: ReadableStreamDefaultController<Uint8Array>[] = []
    const { asked, answers } = fakeBackEnd({
      [path]: page(20),
      'GET /events': () =>
        new Response(new ReadableStream({ start: (body) => void streams.push(body) }), {
          headers: { 'content-type': 'text/event-stream' },
        }),
    })
    const { http, queryClient } = await show(Tolls)
    await screen.findByText('1: N20')
    const stop = await follow(http, queryClient)
    const isReady = new TextEncoder().encode(`data: ${JSON.stringify({ kind: 'ready' })}\n\n`)
    const later = ['/validity', '/menu', '/system/i18n/en_US', '/config']
    const isAsked = () => later.map((one) => asked.some((call) => call.path === one))
    await waitFor(() => expect(streams).toHaveLength(1))
    streams[0]?.enqueue(isReady)
    asked.length = 0
    answers[path] = page(25)
    streams[0]?.close()
    await waitFor(() => expect(streams).toHaveLength(2))
    expect(isAsked()).toEqual([false, false, false, false])
    streams[1]?.enqueue(isReady)
    await screen.findByText('1: N25')
    await waitFor(() => expect(isAsked()).toEqual([true, true, true, true]))
    stop()
  })
})

describe('A person who sends a call', () => {
  it('has what depends on it fetched once, though the back end tells of the change, too', async () => {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined
    const { asked } = fakeBackEnd({
      [path]: page(20),
      'POST /parking/a/toll': () =>
        new Response(JSON.stringify({ data: { cents: 30 }, errcode: 0, errmsg: '' }), {
          headers: { 'x-request-id': 'own' },
        }),
      'GET /events': () =>
        new Response(new ReadableStream({ start: (body) => void (stream = body) }), {
          headers: { 'content-type': 'text/event-stream' },
        }),
    })
    const { user, http, queryClient } = await show(() => (
      <>
        <Tolls />
        <Change />
      </>
    ))
    await screen.findByText('1: N20')
    const stop = await follow(http, queryClient)
    await waitFor(() => expect(stream).toBeDefined())
    const reads = () => asked.filter((one) => one.path.endsWith('/tolls')).length
    const tell = (event: object) =>
      stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
    const tellOf = (...requests: string[]) =>
      tell({ kind: 'record', resource: 'store', site: '2', ids: ['a'], requests })
    const notices = vi.fn(() => Promise.resolve([]))
    const queryKey = notificationsKey
    const unwatch = new QueryObserver(queryClient, { queryKey, queryFn: notices }).subscribe(() => undefined)
    await user.click(screen.getByRole('button'))
    await waitFor(() => expect(reads()).toBe(2))
    tellOf('own')
    tell({ kind: 'notification' })
    await waitFor(() => expect(notices).toHaveBeenCalledTimes(2))
    expect(reads()).toBe(2)
    tellOf('own', 'of another page')
    await waitFor(() => expect(reads()).toBe(3))
    unwatch()
    stop()
  })

  it('has its parameters, body and reply go over the wire as declared', async () => {
    const { asked } = fakeBackEnd({ 'POST /parking/a/toll': { cents: 30 } })
    const { user } = await show(Change)
    await user.click(screen.getByRole('button'))
    expect(await screen.findByText('now 30')).toBeTruthy()
    expect(asked).toMatchObject([{ query: {}, body: { gate: 'N', cents: 30 } }])
  })

  it('sees what depends on it anew', async () => {
    const { answers } = fakeBackEnd({ [path]: page(20), 'POST /parking/a/toll': { cents: 30 } })
    const { user } = await show(() => (
      <>
        <Tolls />
        <Change />
      </>
    ))
    expect(await screen.findByText('1: N20')).toBeTruthy()
    answers[path] = page(30)
    await user.click(screen.getByRole('button', { name: 'Set' }))
    expect(await screen.findByText('1: N30')).toBeTruthy()
  })

  it('reads what is wrong, with each field in their own language', async () => {
    fakeBackEnd({
      'POST /parking/a/toll': refusal(4004, 'Please check the form', {
        fields: { cents: 'min', gate: 'length_max', lane: 'The lane is closed.' },
      }),
    })
    const { user, toasts } = await show(Change)
    await user.click(screen.getByRole('button'))
    const fields = {
      cents: 'Enter 5 or more',
      gate: 'Enter at most 4 characters',
      lane: 'The lane is closed.',
    }
    expect(await screen.findByText(`4004 Please check the form ${JSON.stringify(fields)}`)).toBeTruthy()
    expect(toasts).toEqual(['Please check the form'])
    expect(screen.getByRole('button')).toHaveProperty('disabled', false)
  })

  it('hears of a lost connection in their own language', async () => {
    fakeBackEnd({ 'POST /parking/a/toll': new TypeError() })
    const { user } = await show(Change)
    await user.click(screen.getByRole('button'))
    expect(await screen.findByText('0 Sorry, network error {}')).toBeTruthy()
  })

  it('is told nothing where the session has ended', async () => {
    fakeBackEnd({ 'POST /job/j1/cancel': refusal(555, 'Please sign in') })
    const Cancel = () => {
      const { send, showFailure } = useSend(jobCancel)
      const cancel = () => void send({ params: { id: 'j1' } }).catch(showFailure)
      return (
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      )
    }
    const { user, toasts, signedOut } = await show(Cancel)
    await user.click(screen.getByRole('button'))
    await waitFor(() => expect(signedOut).toHaveBeenCalledOnce())
    expect(toasts).toEqual([])
  })
})
