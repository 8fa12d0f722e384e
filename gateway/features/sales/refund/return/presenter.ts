import { type LocaleCode, localize } from "../../../../contract/locale";
import type {
	DisputeDetail,
	ReturnDetail,
} from "../../../../contract/sales/return-detail";
import { objectWithinDays } from "../../../../contract/sales/return-terms";
import type { Queryable } from "../../../../db/client";
import { hongKongTime } from "../../../../http/hong-kong-time";
import { daysMs } from "../../order/service";
import type { RefundRow } from "../repository";
import * as disputes from "./dispute-repository";
import * as repository from "./repository";

/** What belongs to each of these refunds beside its money. */
export async function readReturns(db: Queryable, refundIds: number[]) {
	const returns = await repository.listReturns(db, refundIds);
	const conditions = await repository.listConditions(db, refundIds);
	const objections = await disputes.listDisputes(db, refundIds);
	const others = await disputes.listOthers(db, refundIds);
	return (refundId: number): Extras => ({
		back: returns.find(({ row }) => row.refundId === refundId),
		conditions: conditions.filter((one) => one.refundId === refundId),
		dispute: objections.find((one) => one.refundId === refundId),
		others: others
			.filter((one) => one.refundId === refundId)
			.map(({ no }) => no),
	});
}

export interface Extras {
	back?: Awaited<ReturnType<typeof repository.listReturns>>[number];
	conditions: Awaited<ReturnType<typeof repository.listConditions>>;
	dispute?: disputes.DisputeRow;
	others: string[];
}

export function presentReturn(
	{ back, conditions }: Extras,
	locale: LocaleCode,
): ReturnDetail | null {
	if (!back) return null;
	const { way, dueAt, courier, trackingNo, sentAt, arrivedAt, images } =
		back.row;
	const { name, address, phone } = back.store ?? back.merchant;
	return {
		way,
		to: {
			name: localize(name, locale),
			address: localize(address, locale),
			phone,
		},
		dueAt: dueAt && hongKongTime(dueAt),
		courier,
		trackingNo,
		sentAt: sentAt && hongKongTime(sentAt),
		arrivedAt: arrivedAt && hongKongTime(arrivedAt),
		images,
		lines: conditions.map(({ lineId, condition }) => ({ lineId, condition })),
	};
}

export function presentDispute({ dispute }: Extras): DisputeDetail | null {
	if (!dispute) return null;
	const { refusal, objection, images, verdict } = dispute;
	return { refusal, objection, images, verdict };
}

/** Null where nothing was refused, where the goods had not left the shop, and when it is too late. */
export function objectUntilOf(
	{ state, isBeforeShipment, decidedAt }: RefundRow,
	now: Date,
): Date | null {
	if (state !== "refused" || isBeforeShipment || !decidedAt) return null;
	const until = new Date(decidedAt.getTime() + daysMs(objectWithinDays));
	return until > now ? until : null;
}
