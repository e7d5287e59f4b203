import DensityMedium from '@mui/icons-material/DensityMediumOutlined'
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useContext, useState } from 'react'
import { useTranslate } from 'react-admin'
import { densities, DensityContext } from '#src/kit/table/density.ts'

/** Chooses the row height of all tables. */
export function DensityMenu() {
  const preference = useContext(DensityContext)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const translate = useTranslate()
  if (!preference) return null
  const label = translate('atrium.action.density.label')
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <DensityMedium />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
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
      </Menu>
    </>
  )
}
