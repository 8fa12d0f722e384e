import { type LocaleCode, localize } from "../../../contract/locale";
import type { StaffOffer } from "../../../contract/sales/group-admin";
import type { GroupState } from "../../../contract/sales/group-terms";
import { hongKongTime } from "../../../http/hong-kong-time";
import { presentChoice } from "../../catalog/goods/service";
import type { OfferRow } from "./repository";
import type { GroupCount } from "./staff-repository";

export function presentStaffOffer(
	{ offer, ...row }: OfferRow,
	counts: GroupCount[],
	{ locale, now }: { locale: LocaleCode; now: Date },
): StaffOffer {
	const { id, startsAt, endsAt } = offer;
	const count = (state: GroupState) =>
		counts.find((one) => one.offerId === id && one.state === state)?.total ?? 0;
	const hasBegun = startsAt <= now ? "running" : "coming";
	return {
		id,
		merchant: {
			id: offer.merchantId,
			name: localize(row.merchantName, locale),
		},
		goodsId: row.goodsId,
		skuId: offer.skuId,
		name: localize(row.name, locale),
		options: presentChoice(row.options, locale),
		price: offer.price,
		singlePrice: row.singlePrice,
		size: offer.size,
		hours: offer.hours,
		piecesMax: offer.piecesMax,
		startsAt: hongKongTime(startsAt),
		endsAt: hongKongTime(endsAt),
		state: endsAt <= now ? "over" : hasBegun,
		open: count("open"),
		complete: count("complete"),
		failed: count("failed"),
	};
}
