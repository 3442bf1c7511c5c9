export const PLACE_IDS = ['game', 'library', 'cases', 'position'] as const
export type PlaceId = (typeof PLACE_IDS)[number]
