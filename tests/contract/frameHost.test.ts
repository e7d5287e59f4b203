import { describe, expect, it } from 'vitest'
import { parseFrameHost } from '#contract/frameHost.ts'
import { frameHostRows } from '#tests/support/frameHostRows.ts'

describe('a host of the list of frames', () => {
  it.each(frameHostRows)('$entry is read as $read', ({ entry, read }) => {
    expect(parseFrameHost(entry)).toEqual(read)
  })
})
