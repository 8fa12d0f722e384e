import type { StaffOrder } from "@/gateway/contract/sales/order-admin";
import { gatherLines } from "./gather-lines";

type Line = Partial<StaffOrder["lines"][number]>;

function order(orderNo: string, lines: Line[], cartType = "SUPERMARKET") {
	const whole = lines.map((line) => ({
		refundedQuantity: 0,
		options: {},
		substitution: "ask",
		...line,
	}));
	return { orderNo, cartType, lines: whole } as unknown as StaffOrder;
}

test("each sku is walked to once, for all orders that hold pieces of it", () => {
	const gathered = gatherLines([
		order("one", [
			{ skuId: 7, name: "Tea", quantity: 2 },
			{ skuId: 5, name: "Milk", quantity: 1 },
		]),
		order("two", [{ skuId: 7, name: "Tea", quantity: 3 }], "E_COMMERCE"),
	]);
	expect(gathered).toMatchObject([
		{ name: "Milk", pieces: 1 },
		{
			name: "Tea",
			pieces: 5,
			of: [
				{ orderNo: "one", quantity: 2, substitution: "ask" },
				{ orderNo: "two", quantity: 3, substitution: null },
			],
		},
	]);
});

test("pieces that were refunded are not picked", () => {
	const lines = [
		{ skuId: 7, name: "Tea", quantity: 2, refundedQuantity: 1 },
		{ skuId: 8, name: "Milk", quantity: 2, refundedQuantity: 2 },
	];
	expect(gatherLines([order("one", lines)])).toMatchObject([
		{ name: "Tea", pieces: 1 },
	]);
});
