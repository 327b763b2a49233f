import { longestStrategySearch, strategyRules } from "#domain/guides/strategy-rules.ts";
import { strategyPath } from "#domain/page-addresses.ts";
import { paths } from "#domain/paths.ts";
import { listAddress, searchText, yesOrNo } from "#client/ui/list/list-address.ts";

/** What the gallery shows. */
export interface GalleryFilters {
  readonly search: string;
  /** Empty for all of them. */
  readonly category: string;
  readonly favourites: boolean;
}

export const galleryAddress = listAddress<GalleryFilters>(paths.growthGallery, {
  search: searchText("search", longestStrategySearch),
  category: searchText("category", strategyRules.category.max),
  favourites: yesOrNo("favourites", false),
});

export const filtersIn = (search: string): GalleryFilters =>
  galleryAddress.placeIn(new URLSearchParams(search)).filters;

export const addressOf = (filters: GalleryFilters): string => galleryAddress.addressOf({ filters });

/** Where a card of the gallery is found again, by the keyboard too. */
export const cardId = (id: number | string): string => `strategy-${id}`;

/** One strategy over the gallery as it stands. */
export const openAddress = (id: number, filters: GalleryFilters): string =>
  addressOf(filters).replace(paths.growthGallery, strategyPath(id));

/** The gallery as it stood, at the card that was open. */
export const closeAddress = (id: string, filters: GalleryFilters): string =>
  `${addressOf(filters)}#${cardId(id)}`;
