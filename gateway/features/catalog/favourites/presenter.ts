import type { FavouriteGoods } from "../../../contract/catalog/favourites";
import { type LocaleCode, localize } from "../../../contract/locale";
import { hongKongTime } from "../../../http/hong-kong-time";
import { Exact, toMoney } from "../../../money/exact";
import type { FavouriteRow } from "./repository";

export function presentFavourite(
	row: FavouriteRow,
	locale: LocaleCode,
): FavouriteGoods {
	const drop = new Exact(row.keptPrice).minus(row.price);
	return {
		goodsId: row.goodsId,
		name: localize(row.name, locale),
		image: row.images[0] ?? "",
		cartType: row.cartType,
		price: row.price,
		oldPrice: row.oldPrice,
		keptPrice: row.keptPrice,
		priceDrop: toMoney(Exact.max(drop, 0)),
		isSoldOut: row.stock === 0,
		isShown: row.isShown,
		isPriceWatched: row.watchId !== null,
		collectedAt: hongKongTime(row.addedAt),
	};
}
