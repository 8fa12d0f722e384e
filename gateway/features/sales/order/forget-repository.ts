import {
	and,
	asc,
	eq,
	inArray,
	isNotNull,
	isNull,
	notExists,
	or,
	type SQL,
	sql,
} from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { account } from "../../../db/schema/account";
import { collection } from "../../../db/schema/collection";
import {
	type DeliveredTo,
	masterOrder,
	merchantOrder,
	orderStep,
} from "../../../db/schema/order";
import { payment } from "../../../db/schema/payment";

/** Of accounts and of the tourists that they took over. */
function isOfThose(tx: Transaction, those: SQL | undefined) {
	const owners = tx.select({ id: account.id }).from(account).where(those);
	return inArray(
		masterOrder.accountId,
		tx
			.select({ id: account.id })
			.from(account)
			.where(or(those, inArray(account.adoptedBy, owners))),
	);
}

export async function listUnpaidIds(tx: Transaction, accountId: number) {
	const rows = await tx
		.select({ id: masterOrder.id })
		.from(masterOrder)
		.where(
			and(
				isOfThose(tx, eq(account.id, accountId)),
				isNull(masterOrder.paidAt),
				isNull(masterOrder.cancelledAt),
			),
		)
		.orderBy(asc(masterOrder.id));
	return rows.map(({ id }) => id);
}

/** Each part is cancelled, or was received before then; no money is on its way. */
function isOver(tx: Transaction, receivedBefore: Date) {
	const isReceived = tx
		.select({ id: orderStep.id })
		.from(orderStep)
		.where(
			sql`${orderStep.orderId} = ${merchantOrder.id} and ${orderStep.step} = 'received' and ${orderStep.at} <= ${receivedBefore}`,
		);
	return and(
		notExists(
			tx
				.select({ id: merchantOrder.id })
				.from(merchantOrder)
				.where(
					and(
						eq(merchantOrder.masterId, masterOrder.id),
						sql`${merchantOrder.status} <> 'cancelled'`,
						notExists(isReceived),
					),
				),
		),
		notExists(
			tx
				.select({ id: payment.id })
				.from(payment)
				.where(
					and(
						eq(payment.masterId, masterOrder.id),
						inArray(payment.state, ["pending", "refunding"]),
					),
				),
		),
	);
}

/** Holds masters of deleted accounts that are over and still say who it was; others that hold one are passed over. */
export async function holdOver(
	tx: Transaction,
	receivedBefore: Date,
	limit: number,
): Promise<number[]> {
	const rows = await tx
		.select({ id: masterOrder.id })
		.from(masterOrder)
		.where(
			and(
				sql`${masterOrder.deliveredTo} ->> 'phone' <> ''`,
				isOfThose(tx, isNotNull(account.deletedAt)),
				isOver(tx, receivedBefore),
			),
		)
		.limit(limit)
		.for("no key update", { skipLocked: true });
	return rows.map(({ id }) => id);
}

/** What is left of an address: where taxes and statistics place the order. */
const nobody: Omit<
	DeliveredTo,
	"country" | "city" | "district" | "addressType"
> = {
	realName: "",
	countryCode: "",
	phone: "",
	email: "",
	detail: "",
	block: "",
	floor: "",
	houseNumber: "",
	postcode: "",
	latitude: null,
	longitude: null,
};

export async function mask(tx: Transaction, ids: number[]): Promise<void> {
	await tx
		.update(masterOrder)
		.set({
			deliveredTo: sql`${masterOrder.deliveredTo} || ${JSON.stringify(nobody)}::jsonb`,
		})
		.where(inArray(masterOrder.id, ids));
	const isOfThem = inArray(merchantOrder.masterId, ids);
	await tx.update(merchantOrder).set({ note: "" }).where(isOfThem);
	await tx
		.update(collection)
		.set({ taker: "" })
		.where(
			and(
				isNotNull(collection.taker),
				inArray(
					collection.orderId,
					tx
						.select({ id: merchantOrder.id })
						.from(merchantOrder)
						.where(isOfThem),
				),
			),
		);
}
