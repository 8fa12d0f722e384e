import Cookies from "js-cookie";
import { forgetSession } from "../session/forget-session";
import { hintCookie, writeHint } from "../session/hint";
import {
	changeBasket,
	noteJoined,
	noteSending,
	putAside,
	putInBasket,
	readBasket,
	takeCookie,
	takeToJoin,
} from "./basket";
import { basketPieces } from "./basket-count";
import { basketCookie, outboxEntry } from "./basket-names";

const entry = "hk-basket";
const of = (skuId: number, quantity = 1) => ({ skuId, quantity });
const stored = () => JSON.parse(localStorage.getItem(entry) ?? "null");
const store = (content: unknown) =>
	localStorage.setItem(entry, JSON.stringify({ content }));

beforeEach(() => {
	localStorage.clear();
	Cookies.remove(basketCookie);
});
afterEach(() => jest.restoreAllMocks());

function fill() {
	jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
}

test("what is put in lies in one entry of the shop's, adds up, and the latest is the last", () => {
	putInBasket([of(7, 2), of(8)]);
	putInBasket([of(7, 3)]);
	expect(stored()).toMatchObject({
		dataType: "object",
		type: "local",
		timestamp: expect.any(Number),
		content: { version: 2, lines: [of(8), of(7, 5)] },
	});
});

test("of a sku there are 99 at most, and 200 lines", () => {
	putInBasket([of(7, 60)]);
	putInBasket([of(7, 60)]);
	expect(readBasket().lines).toEqual([of(7, 99)]);
	putInBasket(Array.from({ length: 300 }, (_, at) => of(at + 1)));
	expect(readBasket().lines).toHaveLength(200);
});

test.each([
	["nothing", null],
	["a word", "sku 7"],
	["lines that are none", { lines: "7.2" }],
	["lines of another shape", { lines: [7, null, { sku: 7 }] }],
	["no whole pieces", { lines: [of(7, 1.5), of(7, -1), of(0), of(7, 0)] }],
	["texts for numbers", { lines: [{ skuId: "7", quantity: "2" }], sent: 7 }],
])(
	"a damaged entry is an empty basket, and can be filled: %s",
	(_, content) => {
		store(content);
		expect(readBasket().lines).toEqual([]);
		expect(takeToJoin()).toBeUndefined();
		expect(basketPieces()).toMatchObject({ SUPERMARKET: 0, E_COMMERCE: 0 });
		putInBasket([of(9)]);
		expect(readBasket().lines).toEqual([of(9)]);
	},
);

test("what is not damaged of an entry is still there", () => {
	store({ lines: [of(7, 2), { skuId: 8 }, of(9, 1_000)], pieces: "many" });
	expect(readBasket().lines).toEqual([of(7, 2), of(9, 99)]);
});

test("a device that is full says so, and keeps what it has", () => {
	putInBasket([of(7)]);
	fill();
	expect(putInBasket([of(8)])).toBe(false);
	expect(takeToJoin()).toBeUndefined();
	expect(readBasket().lines).toEqual([of(7)]);
});

test("what is being joined keeps its key until it is joined, whichever tab asks", () => {
	putInBasket([of(7, 2)]);
	const first = takeToJoin();
	expect(first).toEqual({ key: expect.any(String), lines: [of(7, 2)] });
	expect(takeToJoin()).toEqual(first);
	expect(readBasket().lines).toEqual([]);
	noteJoined(first?.key ?? "");
	expect(takeToJoin()).toBeUndefined();
});

test("two tabs that begin to join at the same moment name the same key", () => {
	putInBasket([of(7)]);
	const before = localStorage.getItem(entry) ?? "";
	const one = takeToJoin();
	localStorage.setItem(entry, before);
	expect(takeToJoin()).toEqual(one);
});

test("what is put in while a basket is being joined is joined after it, by another key", () => {
	putInBasket([of(7)]);
	const first = takeToJoin();
	putInBasket([of(7), of(8)]);
	expect(takeToJoin()).toEqual(first);
	noteJoined("another");
	expect(takeToJoin()).toEqual(first);
	noteJoined(first?.key ?? "");
	const second = takeToJoin();
	expect(second?.lines).toEqual([of(7), of(8)]);
	expect(second?.key).not.toBe(first?.key);
});

test("a changed basket has another key, so that no answer stands for what it did not hold", () => {
	putInBasket([of(7)]);
	const { key } = readBasket();
	changeBasket(([line]) => (line ? [{ ...line, quantity: 2 }] : []));
	expect(readBasket().key).not.toBe(key);
});

test("what was put in without script is taken over once", () => {
	putInBasket([of(8)]);
	Cookies.set(basketCookie, "7.2_8.1_nonsense_9.x");
	takeCookie();
	takeCookie();
	expect(readBasket().lines).toEqual([of(7, 2), of(8, 2)]);
	expect(Cookies.get(basketCookie)).toBeUndefined();
});

test("a device without room leaves it where it is", () => {
	Cookies.set(basketCookie, "7.2");
	fill();
	takeCookie();
	expect(Cookies.get(basketCookie)).toBe("7.2");
});

test("a session that ends leaves the basket", () => {
	putInBasket([of(7)]);
	localStorage.setItem("hk-other", "{}");
	forgetSession();
	expect(readBasket().lines).toEqual([of(7)]);
	expect(localStorage.getItem("hk-other")).toBeNull();
});

test("what a session puts in is noted before it is sent, one at a time, and leaves with it", () => {
	const signIn = (key: string) =>
		Cookies.set(
			hintCookie,
			writeHint({ uid: 9, nickname: "Kit", kind: "member", key }),
		);
	signIn("session-one");
	const sent = noteSending([of(7, 2)]);
	expect(takeToJoin(outboxEntry)).toEqual(sent);
	expect(noteSending([of(8)])).toBeUndefined();
	expect(putAside([of(8)])).toBe(true);
	noteJoined(sent?.key ?? "", outboxEntry);
	expect(noteSending([of(9)])).toBeUndefined();
	signIn("session-two");
	expect(readBasket(outboxEntry).waiting).toEqual([]);
	expect(localStorage.getItem("hk-outbox")).toBeNull();
	putAside([of(8)]);
	forgetSession();
	expect(localStorage.getItem("hk-outbox")).toBeNull();
	expect(readBasket().waiting).toEqual([]);
});

test("what waits is bounded, and damaged parts of it are left out", () => {
	const wish = { goodsId: 7, quantity: 1, name: "Rice", priceSeen: "cheap" };
	store({ waiting: [wish, null, { goodsId: "7" }, of(8), of(9, -1)] });
	expect(readBasket().waiting).toEqual([
		{ goodsId: 7, quantity: 1, name: "Rice" },
		of(8),
	]);
	const many = Array.from({ length: 199 }, (_, at) => of(at + 1));
	expect(putAside(many)).toBe(false);
	expect(readBasket().waiting).toHaveLength(2);
});
