import Default from '@mui/icons-material/ArticleOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import { SvgIcon } from '@mui/material'
import { createElement } from 'react'
import { useLoaded } from '#src/kit/base/call/useLoaded.ts'

/** An icon that is not in the bundle. Its place stays empty until it is loaded. Use its name as the key. */
export const NamedIcon = ({ name }: { name: string }) =>
  createElement(useLoaded(fetchIcon, name) ?? fetched.get(name) ?? SvgIcon, { 'aria-hidden': true })

/** The default icon for a name that the set does not have, and for an icon that cannot be loaded. */
async function fetchIcon(name: string): Promise<SvgIconComponent> {
  const known = fetched.get(name)
  if (known) return known
  try {
    const { anyIcon } = await import('./anyIcon.ts')
    const icon = (await anyIcon(name)) ?? Default
    fetched.set(name, icon)
    return icon
  } catch {
    return Default
  }
}

const fetched = new Map<string, SvgIconComponent>()
