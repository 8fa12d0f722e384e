import { writeEntry } from "../storage/storage";
import { keepWish, takeWish } from "./cart-wish";

const minuteMs = 60_000;

beforeEach(() => {
	sessionStorage.clear();
	jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
});
afterEach(() => jest.useRealTimers());

test("a wish is told once", () => {
	keepWish({ skuId: 7, quantity: 2 });
	expect(takeWish()).toEqual({ skuId: 7, quantity: 2 });
	expect(takeWish()).toBeUndefined();
});

test("the last wish counts", () => {
	keepWish({ skuId: 7, quantity: 2 });
	keepWish({ skuId: 8, quantity: 1 });
	expect(takeWish()).toEqual({ skuId: 8, quantity: 1 });
});

test("a wish older than an hour is forgotten", () => {
	keepWish({ skuId: 7, quantity: 2 });
	jest.advanceTimersByTime(59 * minuteMs);
	expect(takeWish()).toBeDefined();
	keepWish({ skuId: 7, quantity: 2 });
	jest.advanceTimersByTime(61 * minuteMs);
	expect(takeWish()).toBeUndefined();
});

test.each([
	["a word", "sku 7"],
	["nothing", null],
	["no number", { skuId: "7", quantity: 1, at: Date.now() }],
	["a moment to come", { skuId: 7, quantity: 1, at: 8e15 }],
])("what the device keeps is not believed: %s", (_, kept) => {
	writeEntry("cart-wish", kept, "session");
	expect(takeWish()).toBeUndefined();
});
