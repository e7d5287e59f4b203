import DensityMedium from '@mui/icons-material/DensityMediumOutlined'
import { MenuItem } from '@mui/material'
import { useContext, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { LaterMenu } from '#src/kit/base/control/LaterPopover.tsx'
import { densities, DensityContext } from '#src/kit/table/density.ts'
import { ToolButton } from '#src/kit/base/control/ToolButton.tsx'

/** Chooses the row height of all tables. */
export function DensityMenu() {
  const preference = useContext(DensityContext)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const translate = useTranslate()
  if (!preference) return null
  return (
    <>
      <ToolButton
        label={translate('atrium.action.density.label')}
        icon={<DensityMedium />}
        opens="menu"
        isOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <LaterMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {densities.map((density) => (
          <MenuItem
            key={density}
            role="menuitemradio"
            aria-checked={density === preference.density}
            selected={density === preference.density}
            onClick={() => {
              preference.choose(density)
              setAnchor(null)
            }}
          >
            {translate(`atrium.action.density.${density}`)}
          </MenuItem>
        ))}
      </LaterMenu>
    </>
  )
}
