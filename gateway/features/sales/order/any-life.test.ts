import { inArray } from "drizzle-orm";
import fc from "fast-check";
import {
	type OrderStatus,
	orderStatuses,
} from "../../../contract/sales/order-status";
import { merchantOrder } from "../../../db/schema/order";
import { buyPaid, buyUnpaid, payFor } from "../../../testing/buy-paid";
import { engineName } from "../../../testing/engine";
import { byExtent } from "../../../testing/extent";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { completeDue, receiveDue } from "./by-itself";
import { expireUnpaid } from "./expire";

// Orders of several merchants lead any lives at all, moved by their buyer, by staff and by the clock, in any order, as
// often right as wrong. Nothing is ever answered with a fault of the shop, no status goes back, and the books are right.

const runs = engineName() === "postgresql" ? byExtent(4, 10) : 3;
let shop: TestShop;
let staff: StaffClient;
let kit: Buyer;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, "operator");
	kit = await openBuyer(shop);
});
afterAll(() => shop.close());

const days = (count: number) =>
	new Date(Date.now() + count * 24 * 60 * 60 * 1_000);

interface Lives {
	masterNo: string;
	orders: string[];
}

const deeds: Record<string, (lives: Lives, no: string) => Promise<unknown>> = {
	pay: ({ masterNo }) => payFor(shop, masterNo),
	cancel: ({ masterNo }) => kit.ask(`cancel/${masterNo}`),
	cancelOne: (_, no) => kit.ask(`cancel/${no}`),
	accept: (_, no) => staff.ask(`order/accept/${no}`),
	ship: (_, no) => staff.ship(no),
	take: (_, no) => kit.ask(`take/${no}`),
	hide: (_, no) => kit.ask(`delete/${no}`),
	expire: () => expireUnpaid(shop.db, days(0.03)),
	receive: () => receiveDue(shop.db, days(11)),
	complete: () => completeDue(shop.db, days(27)),
};

const deed = fc.record({
	name: fc.constantFrom(...Object.keys(deeds)),
	which: fc.nat(2),
});

async function begin(isPaid: boolean): Promise<Lives> {
	const wanted = [
		await seedSku(shop, { price: "120.00", merchantId: 2 }),
		await seedSku(shop, { price: "80.50", merchantId: 3 }),
		await seedSku(shop, {
			price: "60.00",
			merchantId: 1,
			cartType: "SUPERMARKET",
		}),
	];
	if (isPaid) await buyPaid(shop, kit, wanted);
	else await buyUnpaid(shop, kit, wanted);
	const { list } = (await kit.get("list", { limit: "3" })).data;
	const orders = list.map(({ orderNo }: { orderNo: string }) => orderNo);
	return { masterNo: list[0].masterNo, orders };
}

/** What each status may be followed by, at once or by and by. */
const followers: Record<OrderStatus, OrderStatus[]> = {
	awaitingShipment: orderStatuses,
	awaitingReceipt: ["awaitingReceipt", "received", "completed"],
	received: ["received", "completed"],
	completed: ["completed"],
	cancelled: ["cancelled"],
};

async function statusesOf({ orders }: Lives): Promise<OrderStatus[]> {
	const rows = await shop.db
		.select({ status: merchantOrder.status })
		.from(merchantOrder)
		.where(inArray(merchantOrder.no, orders))
		.orderBy(merchantOrder.id);
	return rows.map(({ status }) => status);
}

async function settle(running: Promise<unknown>[]): Promise<void> {
	for (const answer of await Promise.all(running))
		if (typeof answer === "object" && answer && "code" in answer)
			expect([200, 409]).toContain(answer.code);
}

test("orders lead any lives, and the books are right", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.boolean(),
			fc.array(fc.array(deed, { minLength: 1, maxLength: 3 }), {
				minLength: 3,
				maxLength: 8,
			}),
			async (isPaid, moments) => {
				const lives = await begin(isPaid);
				let before = await statusesOf(lives);
				for (const deedsAtOnce of moments) {
					await settle(
						deedsAtOnce.map(async ({ name, which }) =>
							deeds[name]?.(lives, lives.orders[which] ?? ""),
						),
					);
					const now = await statusesOf(lives);
					for (const [at, status] of now.entries())
						expect(followers[before[at] ?? "awaitingShipment"]).toContain(
							status,
						);
					before = now;
				}
				await expectInvariants(shop.db);
			},
		),
		{ numRuns: runs },
	);
});
