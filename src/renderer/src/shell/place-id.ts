export const PLACE_IDS = ['game', 'cases'] as const
export type PlaceId = (typeof PLACE_IDS)[number]
