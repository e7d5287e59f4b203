import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyInstallation, type InstallationCopy } from './installation.ts'

/** A copy of the project in which the counting plugin is installed. */
export function copyWithCounting(): InstallationCopy {
  const copy = copyInstallation()
  const folder = join(copy.folder, 'server/plugins/counting')
  mkdirSync(folder)
  cpSync(fileURLToPath(new URL('./sampleJobs.ts', import.meta.url)), join(folder, 'plugin.ts'))
  const config = join(copy.folder, 'console.config.ts')
  const listed = "  counting: () => import('./src/plugins/common/plugin.ts'),\n  common:"
  writeFileSync(config, readFileSync(config, 'utf8').replace('  common:', listed))
  return copy
}
