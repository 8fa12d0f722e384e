import type { FavouriteGoods } from "../../../contract/catalog/favourites";
import { localize } from "../../../contract/locale";
import type { Ctx } from "../../../http/context";
import { hongKongTime } from "../../../http/hong-kong-time";
import { Exact, toMoney } from "../../../money/exact";
import { lowestBelow } from "../goods/service";
import type { FavouriteRow } from "./repository";

export function presentFavourite(
	row: FavouriteRow,
	{ locale, settings }: Pick<Ctx, "locale" | "settings">,
): FavouriteGoods {
	const drop = new Exact(row.keptPrice).minus(row.price);
	return {
		goodsId: row.goodsId,
		name: localize(row.name, locale),
		image: row.images[0] ?? "",
		cartType: row.cartType,
		price: row.price,
		oldPrice: row.oldPrice,
		lowestBefore: lowestBelow(row, settings),
		keptPrice: row.keptPrice,
		priceDrop: toMoney(Exact.max(drop, 0)),
		isSoldOut: row.stock === 0,
		isShown: row.isShown,
		isPriceWatched: row.watchId !== null,
		collectedAt: hongKongTime(row.addedAt),
	};
}
