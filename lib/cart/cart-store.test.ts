import fc from "fast-check";
import type { Cart } from "@/gateway/contract/sales/cart";
import type { CartChange } from "./cart-change";
import { createCartStore } from "./cart-store";
import { sampleCart, sampleLine } from "./testing/sample-cart";

interface Sent {
	change: CartChange;
	answer: (cart: Cart) => void;
	refuse: (error: unknown) => void;
}

function open() {
	const sent: Sent[] = [];
	const store = createCartStore(
		(change) =>
			new Promise((answer, refuse) => sent.push({ change, answer, refuse })),
	);
	return { store, sent };
}

/** What follows from an answer has run: longer than any chain of promises in the store. */
async function settled() {
	for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

const linesOf = (cart: Cart | undefined) =>
	cart?.groups.flatMap(({ lines }) => lines) ?? [];

test("a change shows at once, and the answer takes its place", async () => {
	const { store, sent } = open();
	store.receive(sampleCart(1, [sampleLine(1)]));
	const done = store.change({ kind: "quantity", id: 1, quantity: 4 });
	expect(linesOf(store.view().cart)[0]?.quantity).toBe(4);
	expect(store.view().pieces).toEqual({ SUPERMARKET: 0, E_COMMERCE: 4 });
	expect(store.view().changes).toHaveLength(1);
	sent[0]?.answer(sampleCart(2, [sampleLine(1, { quantity: 4 })]));
	await done;
	expect(store.view().changes).toEqual([]);
	expect(store.version()).toBe(2);
});

test("of quick clicks only the last quantity is asked for, and it wins", async () => {
	const { store, sent } = open();
	store.receive(sampleCart(1, [sampleLine(1)]));
	for (const quantity of [2, 3, 4, 5])
		void store.change({ kind: "quantity", id: 1, quantity });
	expect(sent.map(({ change }) => change)).toEqual([
		{ kind: "quantity", id: 1, quantity: 2 },
	]);
	sent[0]?.answer(sampleCart(2, [sampleLine(1, { quantity: 2 })]));
	await settled();
	expect(linesOf(store.view().cart)[0]?.quantity).toBe(5);
	expect(sent[1]?.change).toEqual({ kind: "quantity", id: 1, quantity: 5 });
	sent[1]?.answer(sampleCart(3, [sampleLine(1, { quantity: 5 })]));
	await settled();
	expect(sent).toHaveLength(2);
	expect(store.view().changes).toEqual([]);
});

test("a change that is refused leaves the cart as if it had never been made, and tells why", async () => {
	const { store, sent } = open();
	store.receive(sampleCart(1, [sampleLine(1), sampleLine(2)]));
	const refused = store.change({ kind: "remove", ids: [1] });
	void store.change({ kind: "quantity", id: 2, quantity: 7 });
	expect(linesOf(store.view().cart).map(({ id }) => id)).toEqual([2]);
	sent[0]?.refuse(new Error("why"));
	await expect(refused).rejects.toThrow("why");
	const lines = linesOf(store.view().cart);
	expect(lines.map(({ quantity }) => quantity)).toEqual([1, 7]);
});

test("a quantity that follows another change is not asked for before it", async () => {
	const { store, sent } = open();
	store.receive(sampleCart(1, [sampleLine(1)]));
	void store.change({ kind: "choose", isChosen: false });
	void store.change({ kind: "quantity", id: 1, quantity: 2 });
	void store.change({ kind: "sku", id: 1, skuId: 9 });
	void store.change({ kind: "quantity", id: 1, quantity: 3 });
	for (let at = 0; at < 4; at++) {
		sent[at]?.answer(sampleCart(at + 2, [sampleLine(1)]));
		await settled();
	}
	expect(sent.map(({ change }) => change.kind)).toEqual([
		"choose",
		"quantity",
		"sku",
		"quantity",
	]);
});

test("what is put in counts once it is in, with its own area", async () => {
	const { store, sent } = open();
	store.receive(sampleCart(1, [sampleLine(1, { quantity: 2 })]));
	const done = store.change({
		kind: "save",
		items: [{ skuId: 9, quantity: 3 }],
	});
	expect(store.view().pieces).toEqual({ SUPERMARKET: 0, E_COMMERCE: 2 });
	const cart = sampleCart(2, [sampleLine(1, { quantity: 2 })]);
	const [mall] = cart.groups;
	if (!mall) throw new Error("no group");
	const lines = [sampleLine(2, { quantity: 3 })];
	const supermarket = { ...mall, cartType: "SUPERMARKET" as const, lines };
	sent[0]?.answer({ ...cart, groups: [mall, supermarket] });
	await done;
	expect(store.view().pieces).toEqual({ SUPERMARKET: 3, E_COMMERCE: 2 });
	void store.change({ kind: "remove", ids: [1] });
	expect(store.view().pieces).toEqual({ SUPERMARKET: 3, E_COMMERCE: 0 });
});

test("the last line of a group takes the group along", () => {
	const { store } = open();
	store.receive(sampleCart(1, [sampleLine(1)], [sampleLine(2)]));
	void store.change({ kind: "keep", ids: [1, 2] });
	expect(store.view().cart?.groups).toEqual([]);
	expect(store.view().cart?.invalid).toEqual([]);
});

test("what cannot be bought is never shown as chosen", () => {
	const { store } = open();
	const few = sampleLine(1, { state: "fewer", isChosen: false });
	store.receive(sampleCart(1, [few, sampleLine(2, { isChosen: false })]));
	void store.change({ kind: "choose", isChosen: true });
	const lines = linesOf(store.view().cart);
	expect(lines.map(({ isChosen }) => isChosen)).toEqual([false, true]);
});

/** Answers of own commands and of anybody else's, in any order of arrival. */
const step = fc.oneof(
	fc.record({
		kind: fc.constant("click" as const),
		quantity: fc.integer({ min: 1, max: 99 }),
	}),
	fc.record({ kind: fc.constant("answer" as const) }),
	fc.record({ kind: fc.constant("refuse" as const) }),
	fc.record({ kind: fc.constant("elsewhere" as const) }),
	fc.record({ kind: fc.constant("late" as const), age: fc.nat(5) }),
);

test("however answers arrive, the cart ends in the highest version, with nothing left under way", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
			const { store, sent } = open();
			let stored = { version: 1, quantity: 1 };
			const past = [stored];
			const cartOf = ({ version, quantity }: typeof stored) =>
				sampleCart(version, [sampleLine(1, { quantity })]);
			const storeQuantity = (quantity: number) => {
				stored = { version: stored.version + 1, quantity };
				past.push(stored);
			};
			store.receive(cartOf(stored));
			let at = 0;
			const serve = async (isRefused: boolean) => {
				const next = sent[at];
				if (!next) return;
				at++;
				const { change } = next;
				if (isRefused) next.refuse(new Error("refused"));
				else {
					if (change.kind === "quantity") storeQuantity(change.quantity);
					next.answer(cartOf(stored));
				}
				await settled();
			};
			for (const one of steps) {
				if (one.kind === "click")
					store
						.change({ kind: "quantity", id: 1, quantity: one.quantity })
						.catch(() => {});
				else if (one.kind === "answer") await serve(false);
				else if (one.kind === "refuse") await serve(true);
				else if (one.kind === "elsewhere") {
					storeQuantity(stored.quantity + 1);
					store.receive(cartOf(stored));
				} else store.receive(cartOf(past.at(-1 - one.age) ?? stored));
			}
			while (at < sent.length) await serve(false);
			expect(store.version()).toBe(stored.version);
			expect(store.view().changes).toEqual([]);
			expect(store.view().cart).toEqual(cartOf(stored));
		}),
		{ numRuns: 300 },
	);
});
