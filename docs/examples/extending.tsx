import { formatNumber, resourceExtension } from 'atrium/screens'
import { floorLots } from './parking.ts'

/**
 * What the screens of floors show about car parks; the manifest lists `extend('brandDB/floor', { id:
 * 'parking', can, load })` among its extensions.
 */
export const floorParking = resourceExtension({
  adds: floorLots,
  columns: [{ source: 'parking_places', format: formatNumber }],
  filters: ['parking_places'],
  facts: ['parking_places'],
})
