import { orderStatusOf } from "./order-status";

const mall = { cartType: "E_COMMERCE", paid: true } as const;

test.each([
	[{ ...mall, status: 0 }, "toShip"],
	[{ ...mall, status: 0, cartType: "SUPERMARKET" }, "toAccept"],
	[{ ...mall, status: 0, paid: false }, "unpaid"],
	[{ ...mall, status: 1 }, "toReceive"],
	[{ ...mall, status: 2 }, "received"],
	[{ ...mall, status: 3 }, "completed"],
	[{ ...mall, status: 9 }, "cancelled"],
	[{ ...mall, status: 9, paid: false }, "cancelled"],
] as const)("%o is %s", (order, status) => {
	expect(orderStatusOf(order)).toBe(status);
});
