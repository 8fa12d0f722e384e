import { statusWord } from "./order-status";

const mall = { cartType: "E_COMMERCE", paid: true } as const;

test.each([
	[0, "toShip"],
	[1, "toReceive"],
	[2, "received"],
	[3, "completed"],
	[9, "cancelled"],
] as const)("a paid order of status %i is called %s", (status, word) => {
	expect(statusWord({ ...mall, status }, "paid")).toBe(word);
});

test("a paid order of the supermarket waits to be accepted, not to be shipped", () => {
	const order = { cartType: "SUPERMARKET", paid: true, status: 0 } as const;
	expect(statusWord(order, "paid")).toBe("toAccept");
});

test("what is not paid says so, and never while a charge is under way", () => {
	const order = { ...mall, paid: false, status: 0 } as const;
	expect(statusWord(order, "unpaid")).toBe("unpaid");
	expect(statusWord(order, "confirming")).toBe("confirming");
	expect(statusWord({ ...order, status: 9 }, "cancelled")).toBe("cancelled");
});

test("what waits at a store is to be fetched, and is on no way", () => {
	const collecting = { code: null, address: "", hours: null, until: "" };
	const order = { ...mall, status: 1, collecting } as const;
	expect(statusWord(order, "paid")).toBe("toCollect");
});

test("a parcel to a store is on its way until it lies there", () => {
	const point = {
		kind: "store" as const,
		id: 2,
		name: "",
		address: "",
		network: null,
		code: null,
		openingHours: [],
		waiting: null,
	};
	const order = { ...mall, status: 1 } as const;
	expect(statusWord({ ...order, point }, "paid")).toBe("toReceive");
	const waiting = { code: null, until: "" };
	const there = { ...point, waiting };
	expect(statusWord({ ...order, point: there }, "paid")).toBe("toCollect");
});
