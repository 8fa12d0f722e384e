import { type LocaleCode, localize } from "../../../contract/locale";
import type {
	RefundDetail,
	RefundSummary,
} from "../../../contract/sales/refund";
import { hongKongTime } from "../../../http/hong-kong-time";
import { presentChoice } from "../../catalog/goods/service";
import type { LineRow } from "../order/service";
import {
	exchangeStateOf,
	moneyOf,
	presentExchange,
} from "./exchange/presenter";
import type { ExchangeFound } from "./exchange/repository";
import { expectedAfter } from "./expected-days";
import type { FoundRefund, RefundLineRow, RefundStepRow } from "./repository";
import {
	type Extras,
	objectUntilOf,
	presentDispute,
	presentReturn,
} from "./return/presenter";

interface WholeRefund extends FoundRefund {
	lines: RefundLineRow[];
	steps: RefundStepRow[];
	extras: Extras;
	exchange?: ExchangeFound;
}

interface Shown {
	locale: LocaleCode;
	now: Date;
}

export function presentSummary(
	whole: Omit<WholeRefund, "steps" | "extras">,
	locale: LocaleCode,
): RefundSummary {
	const { refund, orderNo, merchantName, lines } = whole;
	return {
		refundNo: refund.no,
		orderNo,
		state: refund.state,
		merchant: {
			id: refund.merchantId,
			name: localize(merchantName, locale),
		},
		lines: lines.map(({ part, line }) => presentLine(line, part, locale)),
		quantity: lines.reduce((all, { part }) => all + part.quantity, 0),
		freight: refund.freight,
		amount: moneyOf(whole),
		exchangeState: exchangeStateOf(whole),
		createdAt: hongKongTime(refund.createdAt),
	};
}

export function presentRefund(
	whole: WholeRefund,
	{ locale, now }: Shown,
): RefundDetail {
	const { refund, payMethod, steps, extras } = whole;
	const { reason, remark, images, refusal, pointsGivenBack } = refund;
	const objectUntil = objectUntilOf(refund, now);
	return {
		...presentSummary(whole, locale),
		reason,
		remark,
		images,
		payMethod,
		refusal,
		pointsGivenBack,
		expectedBy: presentExpected(whole, now),
		refundedAt: refund.refundedAt && hongKongTime(refund.refundedAt),
		isRevocable: refund.state === "reviewing" || refund.state === "returning",
		return: presentReturn(extras, locale),
		exchange: presentExchange(whole, locale),
		dispute: presentDispute(extras),
		objectUntil: objectUntil && hongKongTime(objectUntil),
		others: extras.others,
		history: steps.map(({ state, actor, at }) => ({
			state,
			actor,
			at: hongKongTime(at),
		})),
	};
}

/** While the merchant looks at it: if it were agreed to now. */
function presentExpected({ refund, payMethod }: FoundRefund, now: Date) {
	if (refund.state !== "reviewing" && refund.state !== "refunding") return null;
	return hongKongTime(expectedAfter(refund.decidedAt ?? now, payMethod));
}

export function presentLine(
	line: LineRow,
	{ quantity, amount }: { quantity: number; amount: string },
	locale: LocaleCode,
): RefundSummary["lines"][number] {
	return {
		lineId: line.id,
		skuId: line.skuId,
		goodsId: line.goodsId,
		name: localize(line.name, locale),
		image: line.image,
		options: presentChoice(line.options, locale),
		quantity,
		amount,
	};
}
