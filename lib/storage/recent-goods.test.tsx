import {
	clearRecentGoods,
	noteRecentGoods,
	readRecentGoods,
} from "./recent-goods";

beforeEach(() => localStorage.clear());

test("the device keeps numbers alone, the latest first, each once, and no more than a shelf holds", () => {
	for (let id = 1; id <= 20; id++) noteRecentGoods(id);
	noteRecentGoods(5);
	const kept = readRecentGoods();
	expect(kept).toHaveLength(18);
	expect(kept.slice(0, 3)).toEqual([5, 20, 19]);
	const { content } = JSON.parse(localStorage["hk-recent-goods"]);
	expect(content).toEqual(kept);
});

test("what was seen is forgotten on wish, and what somebody else wrote is not believed", () => {
	noteRecentGoods(7);
	clearRecentGoods();
	expect(localStorage["hk-recent-goods"]).toBeUndefined();
	localStorage["hk-recent-goods"] = JSON.stringify({ content: ["<b>", -1, 3] });
	expect(readRecentGoods()).toEqual([3]);
});
