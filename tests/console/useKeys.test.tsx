import { cleanup, fireEvent, render } from '@testing-library/react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { keysPreference } from '#src/kit/base/preference/keysPreference.ts'
import { localKey } from '#src/kit/base/preference/preferences.ts'
import { useKeys } from '#src/kit/base/keyboard/useKeys.ts'

afterEach(cleanup)

/** A page with a shortcut, and how often it acted. */
function open(store = memoryStore()) {
  const act = vi.fn()
  const Page = () => {
    useKeys({ j: act })
    return <input aria-label="Name" />
  }
  const { getByLabelText } = render(
    <CoreAdminContext store={store}>
      <Page />
    </CoreAdminContext>,
  )
  return { act, input: getByLabelText('Name') }
}

it('a screen acts on a key, but not while somebody types or holds Ctrl', () => {
  const { act, input } = open()
  fireEvent.keyDown(input, { key: 'j' })
  fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true })
  expect(act).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(act).toHaveBeenCalledTimes(1)
})

it('a key does nothing for people who have switched single keys off', () => {
  const store = memoryStore()
  store.setItem(localKey(keysPreference), false)
  const { act } = open(store)
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(act).not.toHaveBeenCalled()
})
