import Default from '@mui/icons-material/ArticleOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import { SvgIcon } from '@mui/material'
import { useEffect, useState } from 'react'

/** An icon that is not in the bundle. Its place stays empty until it is loaded. Use its name as the key. */
export const NamedIcon = ({ name }: { name: string }) => {
  const [Icon, setIcon] = useState<SvgIconComponent>(() => fetched.get(name) ?? SvgIcon)
  useEffect(() => {
    let isShown = true
    void fetchIcon(name).then((icon) => isShown && setIcon(() => icon))
    return () => {
      isShown = false
    }
  }, [name])
  return <Icon aria-hidden />
}

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
