import type { Subject } from "../../../contract/care/conversation";
import { localize } from "../../../contract/locale";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { findGoodsPlace } from "../../catalog/goods/service";
import { getOwnOrderRow } from "../../sales/order/service";
import * as repository from "./subject-repository";

/** Of a row; one of them at most. */
export interface SubjectIds {
	goodsId: number | null;
	orderId: number | null;
	refundId: number | null;
}

export interface AskedSubject {
	goodsId?: number;
	orderNo?: string;
	refundNo?: string;
}

/** Whether both are about the same. */
export const isSameSubject = (one: SubjectIds, other: SubjectIds) =>
	one.goodsId === other.goodsId &&
	one.orderId === other.orderId &&
	one.refundId === other.refundId;

const none: SubjectIds = { goodsId: null, orderId: null, refundId: null };

/**
 * What a shopper asks about: goods, or an order or a refund of their own. With a merchant it has to be that merchant's;
 * with the shop it may be anybody's. Anything else is not found; goods off the shelf are nothing to talk about, and
 * stop no talk.
 */
export async function findSubject(
	ctx: Ctx,
	asked: AskedSubject,
	merchantId: number | null,
): Promise<SubjectIds | undefined> {
	const found = await findAsked(ctx, asked);
	if (!found) return undefined;
	if (merchantId !== null && found.merchantId !== merchantId)
		throw new GatewayError(404, "notFound");
	return { ...none, ...found.ids };
}

async function findAsked(
	ctx: Ctx,
	{ goodsId, orderNo, refundNo }: AskedSubject,
) {
	if (refundNo !== undefined) {
		const { uid } = signedInActor(ctx);
		const row = orNotFound(
			await repository.findOwnRefund(ctx.db, refundNo, uid),
		);
		return { merchantId: row.merchantId, ids: { refundId: row.id } };
	}
	if (orderNo !== undefined) {
		const { id, merchantId } = await getOwnOrderRow(ctx, orderNo);
		return { merchantId, ids: { orderId: id } };
	}
	if (goodsId === undefined) return undefined;
	const place = await findGoodsPlace(ctx, goodsId);
	return place && { merchantId: place.merchantId, ids: { goodsId } };
}

type CardOf = (ids: SubjectIds) => Subject | null;

/** Cards of whatever these rows are about. */
export async function readSubjects(
	{ db, locale }: Ctx,
	rows: readonly SubjectIds[],
): Promise<CardOf> {
	const idsOf = (column: keyof SubjectIds) => [
		...new Set(rows.flatMap((row) => row[column] ?? [])),
	];
	const [goods, orders, refunds] = await Promise.all([
		anyOf(idsOf("goodsId"), (ids) => repository.listGoodsOf(db, ids)),
		anyOf(idsOf("orderId"), (ids) => repository.listOrdersOf(db, ids)),
		anyOf(idsOf("refundId"), (ids) => repository.listRefundsOf(db, ids)),
	]);
	return ({ goodsId, orderId, refundId }) => {
		const item = goods.get(goodsId ?? 0);
		if (item)
			return {
				kind: "goods",
				no: `${item.id}`,
				orderNo: null,
				name: localize(item.name, locale),
				image: item.images[0] ?? "",
				amount: item.price,
			};
		const order = orders.get(orderId ?? 0);
		const refund = refunds.get(refundId ?? 0);
		const either = order ?? refund;
		if (!either) return null;
		const { no, image, amount } = either;
		return {
			kind: order ? "order" : "refund",
			no,
			orderNo: refund?.orderNo ?? no,
			name: localize(either.name, locale),
			image,
			amount,
		};
	};
}

async function anyOf<Row extends { id: number }>(
	ids: number[],
	list: (ids: number[]) => Promise<Row[]>,
): Promise<Map<number, Row>> {
	const rows = ids.length > 0 ? await list(ids) : [];
	return new Map(rows.map((row) => [row.id, row]));
}
