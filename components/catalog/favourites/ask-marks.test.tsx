import { isMarked } from "./ask-marks";
import type { Subject } from "./change-mark";

let asked: URLSearchParams[] = [];

beforeEach(() => {
	asked = [];
	window.fetch = (async (path: string) => {
		asked.push(new URL(path, "https://shop.example").searchParams);
		const data = { goodsIds: [2, 300], merIds: [7] };
		return {
			json: async () => ({ code: 200, message: "", data }),
			headers: new Headers(),
		};
	}) as never;
});

const goods = (id: number): Subject => ({ kind: "goods", id });
const ask = (subject: Subject) => isMarked("en", subject);

test("what a page asks at once goes in one call, and each hears of its own", async () => {
	const answers = await Promise.all([
		ask(goods(1)),
		ask(goods(2)),
		ask({ kind: "merchant", id: 7 }),
		ask({ kind: "merchant", id: 2 }),
	]);
	expect(answers).toEqual([false, true, true, false]);
	expect(asked.map(Object.fromEntries)).toEqual([
		{ goodsIds: "1,2", merIds: "7,2" },
	]);
});

test("what is asked later is asked anew, and a kind that nobody asks for is left out", async () => {
	await ask(goods(1));
	await ask(goods(2));
	expect(asked.map(Object.fromEntries)).toEqual([
		{ goodsIds: "1" },
		{ goodsIds: "2" },
	]);
});

test("no call asks for more than the gateway takes", async () => {
	const many = Array.from({ length: 250 }, (_, at) => goods(at + 100));
	const answers = await Promise.all(many.map(ask));
	expect(answers.filter(Boolean)).toHaveLength(1);
	const counts = asked.map((one) => one.get("goodsIds")?.split(",").length);
	expect(counts).toEqual([100, 100, 50]);
});
