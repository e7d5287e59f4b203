import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { programs } from '#tools/programs.js'
import { moduleOf } from './modules.js'
import { stableFaces } from './surfaceText.js'

/**
 * The declarations of all files that the stable faces are made of, as the compiler writes them for whoever compiles against
 * these. It does not look for errors: `npm run check` does.
 *
 * @param {string} folderOfProject
 * @returns {import('./modules.js').Modules}
 */
export function emitDeclarations(folderOfProject) {
  const root = resolve(folderOfProject)
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'surface-'))
  try {
    const project = join(folder, 'tsconfig.json')
    writeFileSync(project, JSON.stringify(projectOf(root, folder)))
    // Several checkers would each find out the types that most files share.
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(root, programs.tsc), '-p', project, '--checkers', '1'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    )
    if (status !== 0) throw new Error(`A type of a stable face cannot be written down:\n${stdout}`)
    const files = globSync('**/*.d.ts', { cwd: folder })
    return new Map(
      files.map((file) => {
        const path = file.replaceAll('\\', '/').slice(0, -'.d.ts'.length)
        return [path, moduleOf(path, readFileSync(join(folder, file), 'utf8'))]
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} root
 * @param {string} outDir
 */
const projectOf = (root, outDir) => ({
  extends: join(root, 'tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: null,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    removeComments: true,
    allowJs: false,
    rootDir: root,
    outDir,
  },
  files: stableFaces.map((face) => join(root, 'faces', `${face}.ts`)),
  include: [],
})
