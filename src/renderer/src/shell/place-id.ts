export const PLACE_IDS = ['game', 'cases', 'position'] as const
export type PlaceId = (typeof PLACE_IDS)[number]
