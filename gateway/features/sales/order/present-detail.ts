import { type LocaleCode, localize } from "../../../contract/locale";
import type { OrderDetail } from "../../../contract/sales/order-detail";
import type { Parcel } from "../../../contract/sales/parcel";
import { hongKongTime } from "../../../http/hong-kong-time";
import { refundUntilOf } from "./actions";
import { daysMs, receivedAfterDays } from "./days";
import { isBroughtToAddress, isHandedOver } from "./handed-over";
import { presentListed, type Reading } from "./present-listed";
import { presentDelivery } from "./presenter";
import type { DetailFound, ParcelFound } from "./read-details";
import { reasonIn } from "./reason-words";

export function presentDetail(
	found: DetailFound,
	reading: Reading,
): OrderDetail {
	const { row, master, lines, openRefunds, steps, parcels, refunds } = found;
	const { amends } = found;
	const { pickedAt } = row.order;
	const { locale } = reading;
	const listed = presentListed(found, reading);
	const rowOf = (id: number) => lines.find((line) => line.id === id);
	return {
		...listed,
		lines: listed.lines.map((line) => ({
			...line,
			refundedQuantity: rowOf(line.id)?.refundedQuantity ?? 0,
			openRefundNo:
				openRefunds.find(({ lineId }) => lineId === line.id)?.refundNo ?? null,
			isReviewed: Boolean(rowOf(line.id)?.reviewedAt),
			pick: presentPick(
				found.picks.find(({ lineId }) => lineId === line.id),
				locale,
			),
		})),
		delivery: presentDelivery(master, locale, row.order.point),
		payMethod: master.payMethod,
		paidAt: master.paidAt && hongKongTime(master.paidAt),
		pickedAt: pickedAt && hongKongTime(pickedAt),
		history: steps.map(({ step, actor, reason, at }) => ({
			step,
			actor,
			reason: reasonIn(step, reason, locale),
			at: hongKongTime(at),
		})),
		parcels: parcels.map((one) => presentParcel(one, reading)),
		refunds: refunds.map(({ no, state, amount, isExchanged, createdAt }) => ({
			refundNo: no,
			state,
			amount,
			isExchanged,
			createdAt: hongKongTime(createdAt),
		})),
		amends: amends
			? { points: amends.points, freight: amends.freight ?? "0.00" }
			: null,
		...deadlinesOf(found),
		takerCode: presentTakerCode(row),
		contact: { phone: row.merchantPhone },
	};
}

function presentPick(
	row: DetailFound["picks"][number] | undefined,
	locale: LocaleCode,
): OrderDetail["lines"][number]["pick"] {
	if (!row) return null;
	const { missing, substituteName, substitutePrice } = row;
	return {
		missing,
		substitute:
			substituteName && substitutePrice
				? {
						name: localize(substituteName, locale),
						image: row.substituteImage ?? "",
						price: substitutePrice,
						quantity: row.substituteQuantity,
					}
				: null,
	};
}

/** The code is shown while it opens something. */
function presentTakerCode({
	order,
	collectCode,
	taker,
	handedAt,
}: DetailFound["row"]): OrderDetail["takerCode"] {
	const isToCome = isBroughtToAddress(order);
	const isGiven = taker !== null && handedAt !== null;
	if (!isToCome && !isGiven) return null;
	return {
		isWanted: taker !== null,
		taker: taker ?? "",
		code: isToCome ? collectCode : null,
		handedAt: handedAt && hongKongTime(handedAt),
	};
}

function deadlinesOf({
	row: { order },
}: DetailFound): Pick<OrderDetail, "receivedBy" | "refundUntil"> {
	const { status, shippedAt } = order;
	const until = status === "cancelled" ? null : refundUntilOf(order);
	return {
		receivedBy:
			status === "awaitingReceipt" && shippedAt && !isHandedOver(order)
				? hongKongTime(
						new Date(shippedAt.getTime() + daysMs(receivedAfterDays)),
					)
				: null,
		refundUntil: until && hongKongTime(until),
	};
}

export function presentParcel(
	{ row, lines, events }: ParcelFound,
	{ locale }: Pick<Reading, "locale">,
): Parcel {
	return {
		id: row.id,
		method: row.method,
		courier: row.courier,
		trackingNo: row.trackingNo,
		delivererName: row.delivererName,
		delivererPhone: row.delivererPhone,
		content: row.content,
		shippedAt: hongKongTime(row.shippedAt),
		lines: lines.map(({ lineId, name, image, quantity }) => ({
			lineId,
			name: localize(name, locale),
			image,
			quantity,
		})),
		events: events.map(({ event, note, at }) => ({
			event,
			note,
			at: hongKongTime(at),
		})),
	};
}
