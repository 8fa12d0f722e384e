import { type LocaleCode, localize } from "../../../contract/locale";
import type {
	GroupOffer,
	GroupOfOrder,
	GroupSummary,
} from "../../../contract/sales/group";
import { hongKongTime } from "../../../http/hong-kong-time";
import { presentChoice, presentUnit } from "../../catalog/goods/service";
import { maskNickname } from "../../identity/user/service";
import type { GroupRow, MemberRow, OfferRow } from "./repository";

export function presentOffer(
	{ offer, ...row }: OfferRow,
	{ locale, now }: { locale: LocaleCode; now: Date },
): GroupOffer {
	return {
		id: offer.id,
		goodsId: row.goodsId,
		skuId: offer.skuId,
		name: localize(row.name, locale),
		image: row.image ?? row.images[0] ?? "",
		unit: presentUnit(row.unit, locale),
		options: presentChoice(row.options, locale),
		merchant: {
			id: offer.merchantId,
			name: localize(row.merchantName, locale),
		},
		price: offer.price,
		singlePrice: row.singlePrice,
		size: offer.size,
		hours: offer.hours,
		piecesMax: offer.piecesMax,
		endsAt: hongKongTime(offer.endsAt),
		isRunning: row.isShown && offer.startsAt <= now && now < offer.endsAt,
		stock: row.stock,
	};
}

export function presentGroup(
	group: GroupRow,
	members: MemberRow[],
): GroupSummary {
	return {
		...presentGroupOfOrder(group),
		placesLeft: group.size - group.taken,
		members: members
			.filter(({ groupId }) => groupId === group.id)
			.map(({ nickname, paidAt }) => ({
				name: maskNickname(nickname),
				isPaid: paidAt !== null,
			})),
	};
}

export function presentGroupOfOrder(group: GroupRow): GroupOfOrder {
	return {
		id: group.id,
		state: group.state,
		size: group.size,
		missing: group.size - group.paid,
		closesAt: hongKongTime(group.closesAt),
	};
}
