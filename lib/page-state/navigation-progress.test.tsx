import {
	arrive,
	awaitPart,
	leaveFor,
	navigationProgress,
} from "./navigation-progress";

beforeEach(() => {
	window.history.replaceState(null, "", "/goods/goods_search?cid=1");
	arrive();
});

test("a navigation is under way from the click until the page is there", () => {
	leaveFor("/goods_detail/1");
	expect(navigationProgress.isUnderWay()).toBe(true);
	window.history.replaceState(null, "", "/goods_detail/1");
	arrive();
	expect(navigationProgress.isUnderWay()).toBe(false);
});

test("another query is another page, a heading of this one is not", () => {
	leaveFor("/goods/goods_search?cid=1#content");
	expect(navigationProgress.isUnderWay()).toBe(false);
	leaveFor("/goods/goods_search?cid=2");
	expect(navigationProgress.isUnderWay()).toBe(true);
});

test("on the way back, when the address bar is ahead of the page, a navigation is under way", () => {
	window.history.replaceState(null, "", "/");
	leaveFor("/");
	expect(navigationProgress.isUnderWay()).toBe(true);
});

test("listeners hear each change once, until they leave", () => {
	const listener = jest.fn();
	const leave = navigationProgress.subscribe(listener);
	leaveFor("/a");
	leaveFor("/b");
	expect(listener).toHaveBeenCalledTimes(1);
	arrive();
	expect(listener).toHaveBeenCalledTimes(2);
	leave();
	leaveFor("/c");
	expect(listener).toHaveBeenCalledTimes(2);
});

test("what a tap asks for is under way until it is there", () => {
	const end = awaitPart();
	expect(navigationProgress.isUnderWay()).toBe(true);
	end();
	expect(navigationProgress.isUnderWay()).toBe(false);
});
