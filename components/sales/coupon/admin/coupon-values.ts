import {
	moneyOf,
	numberOf,
	written,
} from "@/components/layout/console/form/form-values";
import type { BodyOf } from "@/gateway/contract/call";
import type { Localized } from "@/gateway/contract/locale";
import type * as contract from "@/gateway/contract/sales/coupon-admin";

export interface CouponValues {
	/** Empty for the shop's own. */
	merId: string;
	type: contract.StaffCoupon["type"];
	categoryId: string;
	/** Field of the gateway's faults too, which names them by their ids. */
	goodsIds: { id: number; name: string }[];
	name: Localized;
	amount: string;
	minimumSpend: string;
	validDays: string;
	/** Empty for any number. */
	issueLimit: string;
	isOffered: boolean;
}

/** Of a coupon as it is, or of a new one. */
export function valuesOf(coupon?: contract.StaffCoupon): CouponValues {
	return {
		merId: String(coupon?.merchant?.id ?? ""),
		type: coupon?.type ?? "general",
		categoryId: String(coupon?.categoryId ?? ""),
		goodsIds: coupon?.goods ?? [],
		name: coupon?.name ?? {},
		amount: coupon?.amount ?? "",
		minimumSpend: coupon?.minimumSpend ?? "",
		validDays: String(coupon?.validDays ?? 30),
		issueLimit: String(coupon?.issueLimit ?? ""),
		isOffered: coupon?.isOffered ?? true,
	};
}

/** What belongs to another type is left behind. */
export function bodyOf(
	values: CouponValues,
): BodyOf<typeof contract.editCoupon> {
	const { type, isOffered, name, goodsIds, categoryId, issueLimit } = values;
	return {
		type,
		isOffered,
		name: written(name),
		categoryId:
			type === "category" && categoryId !== "" ? Number(categoryId) : null,
		goodsIds: type === "goods" ? goodsIds.map(({ id }) => id) : [],
		amount: moneyOf(values.amount),
		minimumSpend: moneyOf(values.minimumSpend || "0"),
		validDays: numberOf(values.validDays),
		issueLimit: issueLimit.trim() === "" ? null : numberOf(issueLimit),
	};
}
