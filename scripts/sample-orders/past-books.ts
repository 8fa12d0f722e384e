import Decimal from "decimal.js";
import type { Client } from "pg";
import type { LocaleCode } from "@/gateway/contract/locale";
import { pointsFrozenDays } from "@/gateway/contract/sales/points-terms";
import { insertRows } from "@/gateway/db/sample/insert-rows";
import type { Random } from "@/gateway/db/sample/random";
import {
	type masterOrder,
	type merchantOrder,
	type orderLine,
	orderStep,
} from "@/gateway/db/schema/order";
import { outbox } from "@/gateway/db/schema/outbox";
import { parcel, parcelEvent, parcelLine } from "@/gateway/db/schema/parcel";
import { ledgerEntry, localCharge, payment } from "@/gateway/db/schema/payment";
import { pointsEntry } from "@/gateway/db/schema/points";
import { completedAfterDays } from "@/gateway/features/sales/order/service";
import type { BasketLine } from "./basket";
import type neighbours from "./neighbours.json";
import { drawNo, drawUuid } from "./past-numbers";
import { addLines, addParcel, addPayment, addSteps } from "./past-traces";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export interface PastOrder {
	random: Random;
	accountId: number;
	neighbour: (typeof neighbours)[number];
	isFood: boolean;
	lines: BasketLine[];
	createdAt: number;
	acceptedAt: number;
	shippedAt: number;
	receivedAt: number;
	storeId: number | null;
	slotAt: number | null;
}

/** The first that are free. */
export interface Ids {
	master: number;
	order: number;
	line: number;
	payment: number;
	parcel: number;
}

type Rows<Table extends { $inferInsert: unknown }> = Table["$inferInsert"][];

const emptyBooks = () => ({
	masters: [] as Rows<typeof masterOrder>,
	orders: [] as Rows<typeof merchantOrder>,
	lines: [] as Rows<typeof orderLine>,
	steps: [] as Rows<typeof orderStep>,
	payments: [] as Rows<typeof payment>,
	charges: [] as Rows<typeof localCharge>,
	ledger: [] as Rows<typeof ledgerEntry>,
	points: [] as Rows<typeof pointsEntry>,
	parcels: [] as Rows<typeof parcel>,
	parcelLines: [] as Rows<typeof parcelLine>,
	events: [] as Rows<typeof parcelEvent>,
	messages: [] as Rows<typeof outbox>,
});
export type Books = ReturnType<typeof emptyBooks>;

/** What every table holds of these orders. */
export function booksOf(orders: PastOrder[], first: Ids, now: number): Books {
	const books = emptyBooks();
	for (const [at, order] of orders.entries()) {
		const lineId = first.line + books.lines.length;
		const ids = {
			master: first.master + at,
			order: first.order + at,
			line: lineId,
			payment: first.payment + at,
			parcel: first.parcel + at,
		};
		addOrder(books, order, { ids, now });
	}
	return books;
}

interface Entry {
	ids: Ids;
	now: number;
}

function addOrder(books: Books, order: PastOrder, { ids, now }: Entry): void {
	const { random, accountId, createdAt, receivedAt } = order;
	const sums = sumsOf(order);
	const numbers = { masterNo: drawNo(random, "PT"), no: drawNo(random, "SH") };
	const completedAt = receivedAt + completedAfterDays * dayMs;
	const reached = { isReceived: receivedAt < now, completedAt, now };
	const paidAt = new Date(createdAt + 2 * minuteMs);
	books.masters.push(masterOf(order, { ids, sums, numbers, paidAt }));
	books.orders.push(orderOf(order, { ids, sums, numbers, ...reached }));
	addLines(books, order, ids);
	addSteps(books, order, { orderId: ids.order, ...numbers, now, completedAt });
	addPayment(books, { ids, total: sums.total, paidAt, random });
	if (reached.isReceived)
		books.points.push({
			accountId,
			kind: "granted",
			amount: Math.floor(Number(sums.total)),
			orderId: ids.order,
			usableFrom: new Date(receivedAt + pointsFrozenDays * dayMs),
			at: new Date(receivedAt),
		});
	addParcel(books, order, { ids, isReceived: reached.isReceived });
}

type Sums = ReturnType<typeof sumsOf>;
interface Numbers {
	masterNo: string;
	no: string;
}

function sumsOf({ lines, isFood }: PastOrder) {
	const goodsTotal = Decimal.sum(
		...lines.map(({ piece, quantity }) =>
			new Decimal(piece.price).mul(quantity),
		),
	);
	const { fee, freeFrom } = isFood ? vanTerms : parcelTerms;
	const freight = goodsTotal.gte(freeFrom) ? new Decimal(0) : fee;
	return {
		goodsTotal: goodsTotal.toFixed(2),
		couponTotal: "0.00",
		pointsTotal: "0.00",
		freight: freight.toFixed(2),
		total: goodsTotal.plus(freight).toFixed(2),
	};
}

function masterOf(
	order: PastOrder,
	known: { ids: Ids; sums: Sums; numbers: Numbers; paidAt: Date },
): typeof masterOrder.$inferInsert {
	const { freight, ...sums } = known.sums;
	const { createdAt } = order;
	return {
		id: known.ids.master,
		no: known.numbers.masterNo,
		accountId: order.accountId,
		preOrderNo: drawUuid(order.random),
		deliveredTo: addressOf(order),
		locale: order.neighbour.locale as LocaleCode,
		payMethod: "local",
		...sums,
		pointsUsed: 0,
		freightTotal: freight,
		createdAt: new Date(createdAt),
		expiresAt: new Date(createdAt + 30 * minuteMs),
		paidAt: known.paidAt,
	};
}

interface Reached {
	ids: Ids;
	sums: Sums;
	numbers: Numbers;
	isReceived: boolean;
	completedAt: number;
	now: number;
}

function orderOf(
	{ isFood, lines, ...order }: PastOrder,
	{ ids, sums, numbers, isReceived, completedAt, now }: Reached,
): typeof merchantOrder.$inferInsert {
	const onceReceived = completedAt < now ? "completed" : "received";
	return {
		id: ids.order,
		no: numbers.no,
		masterId: ids.master,
		accountId: order.accountId,
		merchantId: lines[0]?.piece.merchantId ?? 0,
		cartType: isFood ? "SUPERMARKET" : "E_COMMERCE",
		storeId: order.storeId,
		slotStartsAt: order.slotAt === null ? null : new Date(order.slotAt),
		status: isReceived ? onceReceived : "awaitingReceipt",
		paid: true,
		handover: isFood ? "door" : null,
		note: "",
		...sums,
		createdAt: new Date(order.createdAt),
		acceptedAt: isFood ? new Date(order.acceptedAt) : null,
		shippedAt: new Date(order.shippedAt),
		receivedAt: isReceived ? new Date(order.receivedAt) : null,
		refunded: "0.00",
		hasRefund: false,
		linesToReview: isReceived ? lines.length : 0,
	};
}

/** The shop's own terms. */
const vanTerms = { fee: new Decimal(50), freeFrom: 350 };
const parcelTerms = { fee: new Decimal(30), freeFrom: 399 };

function addressOf({ neighbour }: PastOrder) {
	const { nickname: _, locale: __, ...home } = neighbour;
	return {
		...home,
		countryCode: "+852",
		phone: "91000100",
		email: "",
		country: "HK",
		city: "",
		postcode: "",
		addressType: "home" as const,
	};
}

/** All but the orders themselves, which must be there before. */
export async function writeBooks(client: Client, books: Books): Promise<void> {
	await insertRows(client, orderStep, books.steps);
	await insertRows(client, payment, books.payments);
	await insertRows(client, localCharge, books.charges);
	await insertRows(client, ledgerEntry, books.ledger);
	await insertRows(client, pointsEntry, books.points);
	await insertRows(client, parcel, books.parcels);
	await insertRows(client, parcelLine, books.parcelLines);
	await insertRows(client, parcelEvent, books.events);
	await insertRows(client, outbox, books.messages);
}
