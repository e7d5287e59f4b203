import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach } from 'vitest'

/** A new folder for every test of the file, removed after it. */
export function temporaryFolder() {
  const folder = {
    root: '',
    /** The absolute path of something in the folder. */
    path: (name: string) => join(folder.root, name),
    write(name: string, text: string) {
      mkdirSync(dirname(folder.path(name)), { recursive: true })
      writeFileSync(folder.path(name), text)
    },
    /** Writes a shell script of one line and returns its path. */
    program(name: string, line: string) {
      folder.write(name, `#!/bin/sh\n${line}\n`)
      chmodSync(folder.path(name), 0o755)
      return folder.path(name)
    },
  }
  beforeEach(() => {
    folder.root = mkdtempSync(join(tmpdir(), 'atrium-tools-'))
  })
  afterEach(() => rmSync(folder.root, { recursive: true }))
  return folder
}
